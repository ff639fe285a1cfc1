import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { hasActor } from "$lib/match/moves";
import { cueOf, eventName, placesOf, type Cues } from "$lib/stage/show/cue";
import Overlay from "$lib/stage/show/Overlay.svelte";
import { lastTurns, Show, STEP, type Speed } from "$lib/stage/show/Show.svelte";
import { loadGameKit } from "$lib/match/game-kit";
import type { LogEntry } from "$lib/wire/types";

const GAMES = ["kingdom_builder", "council_of_four", "kingsburg", "castles_of_burgundy"];
const ARGS = { cell: "D4", from: "C3", place: "king", tile: "cow2", depot: "1", seat: 1, space: "1" };

const entry = (index: number, seat = 1, name = "built", game = "kingdom_builder"): LogEntry => ({
  index,
  number: index,
  seat,
  name,
  key: `${game}-event-${name}`,
  args: { ...ARGS, cell: `A${index + 1}` },
  ruling: null,
});

const eventsOf = (game: string): string[] =>
  [
    ...readFileSync(`../src/tetrarch/locales/en/${game}.ftl`, "utf8").matchAll(
      new RegExp(`^${game}-event-(\\w+) =`, "gm"),
    ),
  ].map(([, name]) => name ?? "");

beforeAll(async () => locale.use("en", await load("en")));

describe.each(GAMES)("the events of %s", (game) => {
  it("are all shown: each kind has a motion, and a caption or a mark at its place", async () => {
    const kit = await loadGameKit(game);
    const names = eventsOf(game);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const event = entry(0, 1, name, game);
      const cue = cueOf(kit?.cues ?? {}, event);
      expect(cue, `${game}: nothing is shown for ${name}`).not.toBeNull();
      const show = new Show({ speed: () => "normal", cues: () => kit?.cues ?? {}, isOwn: () => false });
      show.receive({ view: {}, log: [], scores: null, sheet: [] });
      show.receive({ view: {}, log: [event], scores: null, sheet: [] });
      const { container } = render(Overlay, {
        show,
        turns: new Map(),
        viewer: 0,
        text: () => "words",
        isDoing: hasActor,
        Piece: kit?.Piece ?? null,
      });
      const player = document.createElement("i");
      player.dataset["place"] = "player:1";
      player.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
      container.append(player);
      await tick();
      await new Promise(requestAnimationFrame);
      await tick();
      const shown = container.querySelectorAll('[data-testid="showing"], [data-testid="caption"]');
      expect(shown.length, `${game}: ${name} cannot be seen`).toBeGreaterThan(0);
      show.close();
      container.remove();
    }
  });

  it("are all kinds that there are: no cue is left over", async () => {
    const kit = await loadGameKit(game);
    const names = new Set(eventsOf(game));
    expect(Object.keys(kit?.cues ?? {}).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("the stage", () => {
  const cues: Cues = {
    built: ({ cell }) => ({ motion: "fly", at: [`cell:${cell}`], from: ["seat:1"] }),
    drew: { motion: "mark", minor: true },
  };
  let speed: Speed;
  let hidden: boolean;
  let show: Show;
  const log = (count: number) => Array.from({ length: count }, (_, index) => all[index] as LogEntry);
  const all = Array.from({ length: 40 }, (_, index) => entry(index, index < 20 ? 1 : 0));
  const at = (count: number) => ({ view: { count }, log: log(count), scores: [count], sheet: [] });

  beforeEach(() => {
    vi.useFakeTimers();
    [speed, hidden] = ["normal", false];
    show = new Show({
      speed: () => speed,
      cues: () => cues,
      isOwn: ({ seat }) => seat === 0,
      isHidden: () => hidden,
    });
    show.receive(at(2));
    return () => {
      show.close();
      vi.useRealTimers();
    };
  });

  it("shows the moves of others one after the other", () => {
    show.receive(at(3));
    show.receive(at(4));
    show.receive(at(5));
    expect(show.frame.view).toEqual({ count: 3 });
    expect(show.showing.map((one) => one.entry.index)).toEqual([2]);
    expect(show.behind).toBe(true);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.frame.view).toEqual({ count: 4 });
    vi.advanceTimersByTime(STEP.normal);
    expect(show.frame.view).toEqual({ count: 5 });
    expect(show.behind).toBe(false);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.showing).toEqual([]);
  });

  it("begins with the position as it is, without motion", () => {
    expect(show.frame.view).toEqual({ count: 2 });
    expect(show.playing).toBe(false);
  });

  it("takes the time that the viewer likes", () => {
    speed = "slow";
    show.receive(at(3));
    show.receive(at(4));
    vi.advanceTimersByTime(STEP.normal);
    expect(show.frame.view).toEqual({ count: 3 });
    vi.advanceTimersByTime(STEP.slow - STEP.normal);
    expect(show.frame.view).toEqual({ count: 4 });
  });

  it("skips to the newest position", () => {
    for (const count of [3, 4, 5]) show.receive(at(count));
    show.skip();
    expect(show.frame.view).toEqual({ count: 5 });
    expect(show.playing).toBe(false);
  });

  it("catches up without a storm of motion: from a hidden tab, and when too much waits", () => {
    hidden = true;
    show.receive(at(9));
    expect(show.frame.view).toEqual({ count: 9 });
    expect(show.playing).toBe(false);
    hidden = false;
    for (let count = 10; count < 24; count++) show.receive(at(count));
    expect(show.frame.view).toEqual({ count: 23 });
    expect(show.behind).toBe(false);
  });

  it("shows one's own move at once", () => {
    show.receive(at(20));
    show.skip();
    show.receive(at(21));
    show.receive(at(22));
    expect(show.frame.view).toEqual({ count: 22 });
    expect(show.behind).toBe(false);
  });

  it("marks instead of moving where nothing may move", () => {
    speed = "off";
    show.receive(at(3));
    show.receive(at(4));
    expect(show.frame.view).toEqual({ count: 4 });
    expect(show.behind).toBe(false);
    expect(show.showing.map((one) => one.time)).toEqual([0]);
  });

  it("goes back without motion when something is taken back", () => {
    show.receive(at(5));
    show.receive({ view: { back: true }, log: [...log(2), entry(2, 1, "drew")], scores: null, sheet: [] });
    expect(show.frame.view).toEqual({ back: true });
    expect(show.behind).toBe(false);
  });

  it("shows a turn again", () => {
    show.replay(log(2));
    expect(show.showing.map((one) => one.entry.index)).toEqual([0]);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.showing.map((one) => one.entry.index)).toEqual([1]);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.playing).toBe(false);
  });

  it("knows the places of an event, and tells what is minor in passing", () => {
    expect(placesOf(cues, entry(0))).toEqual(["cell:A1", "seat:1"]);
    expect(placesOf(cues, entry(0, 1, "unknown"))).toEqual([]);
    show.receive({ view: {}, log: [...log(2), entry(2, 1, "drew"), entry(3)], scores: null, sheet: [] });
    expect(show.showing.map((one) => one.entry.name)).toEqual(["drew", "built"]);
  });
});

it("an event is called what its key says", () => {
  expect(eventName("kingdom_builder-event-built")).toBe("built");
});

it("the last turn of a seat begins with its first doing after somebody else's", () => {
  const log = [entry(0, 1), entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 0)];
  const turns = lastTurns(log, hasActor);
  expect(turns.get(1)?.map((one) => one.index)).toEqual([2, 3]);
  expect(turns.get(0)?.map((one) => one.index)).toEqual([4]);
});
