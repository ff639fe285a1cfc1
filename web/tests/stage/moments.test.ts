import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { loadGameKit, type GameKit } from "$lib/match/game-kit";
import { finalScoring, withFinal } from "$lib/stage/show/final";
import { isMoment, type Direct, type Frame, type Moment } from "$lib/stage/show/moment";
import MomentCard from "$lib/stage/show/MomentCard.svelte";
import { Show, STEP, type Speed } from "$lib/stage/show/Show.svelte";
import type { LogEntry } from "$lib/wire/types";
import { citiesBetween } from "$lib/games/council_of_four/cues";

type Told = [seat: number, name: string, args?: Record<string, unknown>];
const log = (game: string, told: readonly Told[]): LogEntry[] =>
  told.map(([seat, name, args = {}], index) => ({
    index,
    number: 1,
    seat,
    name,
    key: `${game}-event-${name}`,
    args,
    ruling: null,
  }));
const frame = (entries: readonly LogEntry[], more: Partial<Frame> = {}): Frame => ({
  view: {},
  log: entries,
  scores: null,
  sheet: [],
  ...more,
});
const sums = (moment: Moment): number[] =>
  moment.rows.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));

/** A winter as the server tells it. */
const WINTER = log("kingsburg", [
  [0, "phase", { phase: "winter" }],
  [0, "shown", { invader: "i_barbarians_2" }],
  [0, "royal", { count: 6 }],
  [0, "soldiers", { change: 6, count: 6, cause: "none", way: "gain" }],
  [1, "soldiers", { change: 6, count: 9, cause: "none", way: "gain" }],
  [0, "total", { total: 7 }],
  [1, "total", { total: 9 }],
  [0, "battle", { outcome: "won" }],
  [0, "goods", { good: "gold", change: 1, count: 2, cause: "victory", way: "gain" }],
  [1, "battle", { outcome: "lost" }],
  [1, "score", { source: "defeat", points: 1, way: "loss" }],
  [0, "sent_home", { change: 6, count: 0 }],
  [0, "year", { year: 2 }],
  [0, "phase", { phase: "spring" }],
  [0, "rolled", { dice: "2-5-6", white: "2" }],
  [1, "rolled", { dice: "1-1-4", white: "none" }],
  [0, "order", { rank: 1 }],
]);
const BEFORE = frame([], { view: { year: 1, soldiers: [0, 3], destiny: null, valley: null } });
const direct = async (game: string): Promise<Direct> => ((await loadGameKit(game)) as GameKit).moments;

beforeAll(async () => locale.use("en", await load("en")));

describe("the moments of Kingsburg", () => {
  it("tell winter, the new year and the rolls, and leave out no other event", async () => {
    const scenes = (await direct("kingsburg"))(WINTER, BEFORE, frame(WINTER));
    expect(scenes.map((scene) => (isMoment(scene) ? scene.kind : scene.name))).toEqual([
      "phase",
      "battle",
      "news",
      "roll",
    ]);
    expect(scenes.flatMap((scene) => (isMoment(scene) ? scene.entries : [scene]))).toEqual(WINTER);
  });

  it("build up everybody's strength piece by piece to the total that was counted", async () => {
    const scenes = (await direct("kingsburg"))(WINTER, BEFORE, frame(WINTER));
    const battle = scenes.filter(isMoment).find(({ kind }) => kind === "battle") as Moment;
    expect(sums(battle)).toEqual([7, 9]);
    expect(battle.rows[1]?.parts.map(({ amount }) => amount)).toEqual([3, 6]);
    expect(battle.rows.map(({ verdict }) => verdict?.good)).toEqual([true, false]);
    expect(battle.rows.map(({ lines }) => lines.map(({ entry }) => entry.name))).toEqual([
      ["goods"],
      ["score"],
    ]);
    expect(battle.mark?.amount).toBe(2);
  });

  it("name no strength of the invaders where a card may have changed it", async () => {
    const before = { ...BEFORE, view: { ...BEFORE.view, destiny: "any" } };
    const scenes = (await direct("kingsburg"))(WINTER, before, frame(WINTER));
    expect(scenes.filter(isMoment)[0]?.mark).toBeUndefined();
  });
});

it("the end of a phase in Burgundy tells how everybody stands and what mines paid", async () => {
  const events = log("castles_of_burgundy", [
    [1, "silver", { change: 2, count: 4, cause: "mines", way: "gain" }],
    [0, "phase", { phase: "B" }],
    [0, "round", { round: 1 }],
  ]);
  const line = { source: "x", key: "x", args: {}, ruling: null };
  const before = frame([], { scores: [9, 9], sheet: [{ ...line, seat: 1, points: 6 }] });
  const scenes = (await direct("castles_of_burgundy"))(events, before, frame(events));
  const [phase, round] = scenes;
  expect(phase && isMoment(phase) && sums(phase)).toEqual([0, 6]);
  expect(phase && isMoment(phase) && phase.rows[1]?.lines.length).toBe(1);
  expect(round).toBe(events[2]);
});

describe.each(["council_of_four", "kingdom_builder"])("in %s", (game) => {
  it("the last turns are news for everybody", async () => {
    const events = log(game, [
      [1, "built", { cell: "A1", city: "arkon" }],
      [1, "ending"],
    ]);
    const scenes = (await direct(game))(events, frame([]), frame(events));
    expect(scenes.map((scene) => isMoment(scene))).toEqual([false, true]);
  });
});

it("the king walks along the roads", () => {
  const roads = [
    ["a", "b"],
    ["c", "b"],
    ["c", "d"],
  ];
  expect(citiesBetween({ roads } as never, "a", "d")).toEqual(["b", "c"]);
  expect(citiesBetween({ roads } as never, "a", "nowhere")).toEqual([]);
});

describe("the final scoring", () => {
  const events = log("kingdom_builder", [
    [0, "score", { source: "castles", points: 3, way: "gain" }],
    [0, "drew"],
    [0, "score", { source: "knights", points: 8, way: "gain" }],
    [1, "score", { source: "knights", points: 12, way: "gain" }],
    [0, "score", { source: "hermits", points: 2, way: "loss" }],
    [0, "ended"],
  ]);
  const after = frame(events, { scores: [11, 12] });

  it("begins with the track, adds source by source, and ends with who wins", () => {
    const final = finalScoring("kingdom_builder", events, after, [1]) as Moment;
    expect(final.rows.map(({ seat }) => seat)).toEqual([0, 1]); // as they sit
    expect(sums(final)).toEqual([11, 12]);
    expect(final.rows[0]?.parts.map(({ amount }) => amount)).toEqual([5, 8, -2]);
    expect(final.rows[1]?.verdict?.beat).toBe(final.beats);
    expect(final.entries.length).toBe(4);
  });

  it("comes after all else, once the game is over", () => {
    const scenes = withFinal(
      "kingdom_builder",
      (list) => list,
      () => [1],
    )(events, frame([]), after);
    expect(scenes.map((scene) => (isMoment(scene) ? scene.kind : scene.name))).toEqual([
      "score",
      "drew",
      "final",
    ]);
    expect(finalScoring("kingdom_builder", events.slice(0, 5), after, [])).toBeNull();
  });
});

describe("a moment on the stage", () => {
  let speed: Speed;
  let show: Show;
  const rows = [
    { seat: 0, parts: [{ words: { key: "web-moment-track", args: {} }, amount: 4, beat: 1 }], lines: [] },
  ];
  const before = frame([], { view: { at: 0 } });
  const [quiet, loud] = log("kingdom_builder", [
    [1, "built"],
    [1, "ended"],
  ]) as [LogEntry, LogEntry];
  const after = frame([quiet, loud], { view: { at: 1 } });
  const moment: Moment = {
    kind: "battle",
    title: { key: "web-moment-final", args: {} },
    rows,
    beats: 2,
    pace: 1,
    entries: [loud],
  };

  beforeEach(() => {
    vi.useFakeTimers();
    speed = "normal";
    show = new Show({
      speed: () => speed,
      cues: () => ({ built: { motion: "mark" } }),
      isOwn: () => false,
      direct: () => () => [quiet, moment],
    });
    show.receive(before);
    return () => {
      show.close();
      vi.useRealTimers();
    };
  });

  it("is told beat by beat; the board keeps the outcome to itself until then", () => {
    show.receive(after);
    expect(show.showing.map(({ entry }) => entry)).toEqual([quiet]);
    vi.advanceTimersByTime(STEP.normal);
    expect([show.moment, show.beat, show.frame.view, show.behind]).toEqual([moment, 0, { at: 0 }, true]);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.beat).toBe(1);
    vi.advanceTimersByTime(STEP.normal);
    expect(show.beat).toBe(2);
    vi.advanceTimersByTime(4 * STEP.normal);
    expect([show.moment, show.frame.view, show.playing]).toEqual([null, { at: 1 }, false]);
  });

  it("ends by a click", async () => {
    show.receive(after);
    vi.advanceTimersByTime(STEP.normal);
    const given = { show, moment, text: () => "", nameOf: () => "Ania", Piece: null };
    render(MomentCard, given);
    await fireEvent.click(screen.getByTestId("moment"));
    expect([show.moment, show.frame.view, show.playing]).toEqual([null, { at: 1 }, false]);
  });

  it("is skipped with all else", () => {
    show.receive(after);
    show.skip();
    expect([show.moment, show.frame.view, show.behind]).toEqual([null, { at: 1 }, false]);
  });

  it("is a still summary where nothing may move, in nobody's way, until somebody does something", async () => {
    speed = "off";
    show.receive(after);
    expect([show.moment, show.beat, show.telling, show.frame.view]).toEqual([moment, 2, false, { at: 1 }]);
    vi.advanceTimersByTime(60 * STEP.normal);
    expect(show.moment).toBe(moment);
    render(MomentCard, { show, moment, text: () => "", nameOf: () => "Ania", Piece: null });
    expect(screen.getByTestId("moment-row").textContent).toContain("4");
    await fireEvent.pointerDown(window);
    await tick();
    expect(show.moment).toBeNull();
  });
});
