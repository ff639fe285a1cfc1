import { beforeEach, expect, it, vi } from "vitest";
import { ReplayPlayer } from "$lib/match/ReplayPlayer.svelte";
import type { Replay, ReplayStep } from "$lib/wire/types";

const step = (number: number, seat: number, round: number | null): ReplayStep => ({
  number,
  seat,
  token: "x",
  key: "k",
  args: {},
  round,
});
const replay: Replay = {
  id: "t1",
  source: "table",
  game: "kingdom_builder",
  version: 1,
  options: {},
  names: ["Ania", null],
  seats: 2,
  seat: null,
  may: [null, 0],
  last: 50,
  over: true,
  scores: [3, 4],
  winners: [1],
  steps: [step(1, -1, null), step(2, 0, 1), step(3, 1, 1), step(4, 0, 2)],
  log: [1, 2, 3].map((number) => ({
    index: number,
    number,
    seat: 0,
    name: "",
    key: "k",
    args: {},
    ruling: null,
  })),
  sheet: [],
  playable: [1],
  automaton: null,
};
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const start = Number(new URLSearchParams(path.split("?")[1]).get("start"));
    const frames = Array.from({ length: 20 }, (_, n) => ({ number: start + n, view: { at: start + n } }));
    return Promise.resolve(Response.json(path.includes("/frames") ? { frames } : replay));
  });
});

/** The limit only catches hangs. */
const shows = (review: ReplayPlayer, at: number) =>
  vi.waitFor(() => expect(review.view).toEqual({ at }), { timeout: 60_000 });

it("a replay starts where the first person is asked", async () => {
  const review = new ReplayPlayer("tables", "t1");
  await review.load(undefined);
  expect(review.at).toBe(1);
  await shows(review, 1);
  expect(asked[0]).toBe("/api/tables/t1/replay");
  expect(review.rounds).toEqual([
    { round: 1, number: 2 },
    { round: 2, number: 4 },
  ]);
});

it("positions are fetched in pieces, each once, and stay within the game", async () => {
  const review = new ReplayPlayer("replays", "r1");
  await review.load(0, 45);
  await shows(review, 45);
  review.walk(1);
  review.go(99);
  expect(review.at).toBe(50);
  review.go(-3);
  expect(review.at).toBe(0);
  await shows(review, 0);
  const pieces = asked.filter((path) => path.includes("/frames"));
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(asked[0]).toBe("/api/replays/r1?seat=0");
});

it("the log grows with the position", async () => {
  const review = new ReplayPlayer("tables", "t1");
  await review.load(null, 2);
  expect(review.log.map((entry) => entry.number)).toEqual([1, 2]);
  expect(review.lastEvents.map((entry) => entry.number)).toEqual([2]);
  expect(review.round).toBe(1);
});
