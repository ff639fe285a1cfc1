import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { placesOf, type Cues } from "$lib/stage/show/cue";
import { captionSpot } from "$lib/stage/show/captions";
import { findPlace, pieceAt } from "$lib/stage/show/places";
import Recap from "$lib/stage/show/Recap.svelte";
import { Show } from "$lib/stage/show/Show.svelte";
import type { LogEntry } from "$lib/wire/types";

const CUES: Cues = { built: ({ cell }) => ({ motion: "fly", at: [`own:cell:${cell}`] }) };
const entry = (index: number, seat: number): LogEntry => ({
  index,
  number: index,
  seat,
  name: "built",
  key: "kingdom_builder-event-built",
  args: { cell: `A${index}` },
  ruling: null,
});
let show: Show;

beforeAll(async () => locale.use("en", await load("en")));
beforeEach(() => {
  vi.useFakeTimers();
  show = new Show({ speed: () => "normal", cues: () => CUES, isOwn: () => false });
  show.receive({ view: {}, log: [], scores: null, sheet: [] });
  return () => {
    show.close();
    vi.useRealTimers();
  };
});

const recap = (entries: readonly LogEntry[]) =>
  render(Recap, {
    show,
    entries,
    text: (one: LogEntry) => `built ${String(one.args["cell"])}.`,
    nameOf: (seat: number) => `Bot ${seat}`,
    isDoing: () => true,
    Piece: null,
  });

it("has a chip for each of the others; pointing marks its places, a click shows it again", async () => {
  recap([entry(0, 1), entry(1, 1), entry(2, 2)]);
  const chips = screen.getAllByTestId("recap-chip");
  expect(chips.map((chip) => chip.getAttribute("aria-label"))).toEqual([
    "Bot 1, shown again: built A0. built A1.",
    "Bot 2, shown again: built A2.",
  ]);
  await fireEvent.pointerEnter(chips[0] as HTMLElement);
  expect(show.lit).toEqual(["@1:cell:A0", "@1:cell:A1"]);
  await fireEvent.pointerLeave(chips[0] as HTMLElement);
  expect(show.lit).toEqual([]);
  await fireEvent.click(chips[1] as HTMLElement);
  expect(show.showing.map((one) => one.entry.index)).toEqual([2]);
  await tick();
  expect(screen.queryByTestId("recap")).toBeNull(); // not while something is shown
});

it("shows the whole round again in its order", async () => {
  recap([entry(0, 1), entry(1, 2)]);
  await fireEvent.click(screen.getByRole("button", { name: "Show all of it again" }));
  expect(show.showing.map((one) => one.entry.index)).toEqual([0]);
  vi.advanceTimersByTime(800);
  expect(show.showing.map((one) => one.entry.index)).toEqual([1]);
});

it("is not there where nobody has done anything but in passing", () => {
  recap([{ ...entry(0, 1), key: "kingdom_builder-event-drew", name: "drew" }]);
  expect(screen.queryByTestId("recap")).toBeNull();
});

it("a place of one's own is that of the seat that acted, also for who reads the log", () => {
  document.body.innerHTML = `
    <div data-part="mine"><i id="mine" data-target="cell:A1"></i></div>
    <div data-place="seat:1"><i id="theirs" data-place="cell:A1"><b data-piece="cow"></b></i></div>`;
  for (const node of document.querySelectorAll("i"))
    node.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  expect(placesOf(CUES, { key: "x-event-built", args: { cell: "A1" }, seat: 1 })).toEqual(["@1:cell:A1"]);
  const found = (place: string, seat: number) => findPlace(document, [place], seat, 0)?.id;
  expect([found("own:cell:A1", 1), found("@1:cell:A1", 0), found("own:cell:A1", 0)]).toEqual([
    "theirs",
    "theirs",
    "mine",
  ]);
  const theirs = document.getElementById("theirs") as HTMLElement;
  expect(pieceAt(document, theirs, "own:cell:A1")).toBe(theirs.firstElementChild);
  document.body.innerHTML = "";
});

it("captions of one place stand one below the other, inside the page", () => {
  const room = { width: 800, height: 600 };
  const box = { x: 400, y: 300, width: 40, height: 40 };
  const first = captionSpot(box, false, room);
  const second = captionSpot(box, false, room, [first]);
  expect(second.x).toBe(first.x);
  expect(second.y - first.y).toBeGreaterThan(30);
  expect(captionSpot({ ...box, x: 790, y: 2 }, false, room)).toEqual({ x: 670, y: 48 });
  expect(captionSpot(null, false, room)).toEqual({ x: 400, y: 12 });
});
