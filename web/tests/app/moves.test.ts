import { beforeAll, describe, expect, it } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { keyCommand, type KeyPress } from "$lib/app/keyboard";
import {
  barMoves,
  hasActor,
  illegalToken,
  filterMoves,
  groupMoves,
  lapsingMoves,
  playerName,
  outcomeText,
  replayPlayerName,
  entryText,
} from "$lib/match/moves";
import { teamsFromSides } from "$lib/match/teams";
import { standingOf } from "$lib/match/standing";
import { pointSources } from "$lib/match/point-sources";
import { setTableTab } from "$lib/app/tab-title";
import type { Replay } from "$lib/wire/types";
import { entry, END, move, seat, table, USE } from "./table-fixtures";

beforeAll(async () => locale.use("en", await load("en")));

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => move(`b:A${n + 1}`, [`cell:A${n + 1}`]));

describe("options", () => {
  const hire = move("hire", [], "council_of_four-move-hire");
  const pay = move("pay:joker", [], "council_of_four-move-pay");

  it("in the bar are only those that have no place on the board; the main one closes the turn", () => {
    expect(barMoves([...many(57), USE, hire, END])).toEqual({ main: END, loose: [hire] });
    expect(barMoves([...many(3), hire, pay], (one) => one === pay)).toEqual({ main: null, loose: [hire] });
  });

  it("make the only move the main one, unless it lies on the board", () => {
    expect(barMoves([hire])).toEqual({ main: hire, loose: [] });
    expect(barMoves(many(1))).toEqual({ main: null, loose: [] });
    expect(barMoves([pay], () => true)).toEqual({ main: null, loose: [] });
  });

  it("that are lost when the turn is closed are known, one of each kind", () => {
    expect(lapsingMoves([...many(2), USE, { ...USE, token: "use:oasis" }, END])).toEqual([USE]);
    expect(lapsingMoves([...many(2), END])).toEqual([]);
  });

  it("are found by typing words or tokens", () => {
    const moves = [...many(12), END];
    expect(filterMoves(moves, "a1").map((one) => one.token)).toEqual(["b:A1", "b:A10", "b:A11", "b:A12"]);
    expect(filterMoves(moves, "end turn").map((one) => one.token)).toEqual(["end"]);
    expect(filterMoves(moves, "  ")).toHaveLength(13);
    expect(groupMoves(moves).map((group) => group.moves.length)).toEqual([12, 1]);
  });
});

it("places that no move points at can be asked about", () => {
  expect(illegalToken([END, USE, ...many(2)], "cell:T20")).toBe("b:T20");
  expect(illegalToken(many(2), "cell:A1")).toBeNull();
  expect(illegalToken([END], "cell:A1")).toBeNull();
});

describe("the log", () => {
  it("speaks of players by name, and to oneself", () => {
    expect(entryText(table(), entry(0))).toBe("You build on F12.");
    expect(entryText(table(), { ...entry(0), seat: 1 })).toBe("Bot 2 builds on F12.");
    expect(entryText(table({ mine: [0, 1] }), entry(0))).toBe("Ania builds on F12.");
    expect(playerName(table(), 0)).toBe("Ania");
  });

  it("knows what nobody did", () => {
    const ended = { ...entry(0), key: "kingdom_builder-event-ended", args: {} };
    expect([hasActor(entry(0)), hasActor(ended)]).toEqual([true, false]);
  });
});

describe("points", () => {
  it("come with their sources, while the game runs and after it", () => {
    const view = { at_end: [{ knights: { points: 4 }, castles: { points: 3 } }] };
    expect(pointSources("kingdom_builder", view, [], 0).map((one) => [one.key, one.points])).toEqual([
      ["kingdom_builder-source-knights", 4],
      ["kingdom_builder-source-castles", 3],
    ]);
    const line = { seat: 0, source: "knights", points: 2, key: "k", args: {}, ruling: "KB-95" };
    const lines = [line, { ...line, points: 5 }];
    expect(pointSources("kingdom_builder", { ...view, over: true }, lines, 0)).toEqual([
      { key: "k", points: 7, ruling: "KB-95" },
    ]);
    const plain = { at_end: [{ kings: 25, tiles: 0 }] }; // on top of what is scored already
    expect(pointSources("council_of_four", plain, lines, 0).map((one) => [one.key, one.points])).toEqual([
      ["k", 7],
      ["council_of_four-source-kings", 25],
    ]);
    expect(pointSources("kingdom_builder", null, [], 0)).toEqual([]);
  });
});

describe("keys", () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  it("ask for deeds", () => {
    expect(keyCommand(press("3"), true, false)).toEqual({ do: "option", number: 3 });
    expect(keyCommand(press("U"), true, false)).toEqual({ do: "undo" });
    expect(keyCommand(press("g"), true, false)).toEqual({ do: "focus", zone: "board" });
    expect(keyCommand(press("Enter", { ctrlKey: true }), true, true)).toEqual({ do: "confirm" });
    expect(keyCommand(press("z", { metaKey: true }), true, false)).toEqual({ do: "undo" });
    expect(keyCommand(press("Enter"), true, false)).toBeNull();
  });

  it("are text where one types, and letters can be off", () => {
    expect(keyCommand(press("3"), true, true)).toBeNull();
    expect(keyCommand(press("u"), false, false)).toBeNull();
    expect(keyCommand(press("Escape"), false, false)).toEqual({ do: "clear" });
  });
});

it("the title has a dot when it is one's turn, the icon one's colour", () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  const icon = () => decodeURIComponent(document.querySelector("link")?.getAttribute("href") ?? "");
  document.documentElement.style.setProperty("--seat-1", "#2bb07f");
  setTableTab("Kingdom Builder", 1, true);
  expect(document.title).toBe("● Kingdom Builder · Tetrarch");
  expect(icon()).toContain("#2bb07f");
  setTableTab("Kingdom Builder", null, false);
  expect(document.title).toBe("Kingdom Builder · Tetrarch");
  expect(icon()).toBe("/favicon.svg");
});

describe("the end", () => {
  const four = table({ seats: [0, 1, 2, 3].map((number) => seat(number, { me: number === 0 })) });
  const sides = teamsFromSides([0, 1, 0, 1]);

  it("names who won, alone or as a team, and that nobody did", () => {
    expect(outcomeText(four, [0], [], "en")).toBe("You win!");
    expect(outcomeText(four, [0, 2], sides, "en")).toBe("Your team wins: N0 and N2.");
    expect(outcomeText(four, [1, 3], sides, "en")).toBe("Team B wins: N1 and N3.");
    expect(outcomeText(four, [0, 1], [], "en")).toBe("You share the victory: N0 and N1.");
    expect(outcomeText(four, [], [], "en")).toBe("You have lost.");
  });

  it("calls an automaton by the name that its game gives it", () => {
    const game = "castles_of_burgundy";
    const seats = [seat(0), seat(1, { kind: "automaton", name: null })];
    expect(playerName(table({ game, seats }), 1)).toBe("Châteauma");
    const replay = { game, automaton: 1, names: ["Ania", null], source: "table" } as unknown as Replay;
    expect([replayPlayerName(replay, 0), replayPlayerName(replay, 1)]).toEqual(["Ania", "Châteauma"]);
  });
});

it("the score is what is on the track; what the end would add stands beside it once somebody did something", () => {
  const line = (seat: number, points: number) => ({
    seat,
    points,
    source: "a",
    key: "a",
    args: {},
    ruling: null,
  });
  const known = { sheet: [line(0, 3), line(1, 2), line(0, 4)], scores: [13, 2], over: false, begun: true };
  expect(standingOf([0], known)).toEqual({ points: 7, more: 6 });
  expect(standingOf([1], known)).toEqual({ points: 2, more: 0 });
  expect(standingOf([0, 1], known)).toEqual({ points: 9, more: 6 });
  expect(standingOf([0], { ...known, sheet: [], begun: false })).toEqual({ points: 0, more: 0 });
  expect(standingOf([0], { ...known, over: true })).toEqual({ points: 13, more: 0 });
});
