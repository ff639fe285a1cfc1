import { beforeEach, expect, it } from "vitest";
import { beginning, keepSetup, keptSetup } from "$lib/setup/kept";
import type { GameInfo } from "$lib/wire/types";

const option = {
  ruling: null,
  reading: false,
  least: null,
  most: null,
  count: null,
  random: false,
  suffixes: [],
};
const GAME: GameInfo = {
  id: "castles_of_burgundy",
  version: 1,
  seats: [1, 2, 3, 4],
  options: [
    { ...option, id: "modules", type: "several", default: [], values: ["inns", "shields"] },
    { ...option, id: "duchies", type: "pick", default: "sides", values: ["sides", "random", "same"] },
  ],
  modules: [],
  reconstructed: false,
  strength: [],
  usual: [2, 3, 4],
  quick: [],
  presets: [
    { id: "first", options: { duchies: "same" }, seats: 2 },
    { id: "standard", options: {}, seats: 2 },
  ],
};

beforeEach(() => localStorage.clear());

it("a newcomer begins with the first game against the gentlest bots", () => {
  expect(keptSetup(GAME)).toBeNull();
  expect(beginning(GAME, "gentle")).toEqual({
    options: { duchies: "same" },
    seats: 2,
    level: "gentle",
    preset: GAME.presets?.[0],
  });
});

it("who has chosen a set-up begins with it again", () => {
  const chosen = { options: { modules: ["inns"] }, seats: 3, level: "sharp" };
  keepSetup(GAME.id, chosen);
  expect(beginning(GAME, "gentle")).toEqual({ ...chosen, preset: null });
});

it.each([
  ["an option that is gone", { options: { tavern: true }, seats: 2, level: null }],
  ["a value that is gone", { options: { modules: ["inns", "banners"] }, seats: 2, level: null }],
  ["too many seats", { options: {}, seats: 7, level: null }],
  ["something else", { options: null, seats: 2, level: null }],
])("%s in a kept set-up does no harm", (_, kept) => {
  localStorage.setItem(`tetrarch-setup-${GAME.id}`, JSON.stringify(kept));
  expect(beginning(GAME, "gentle").preset?.id).toBe("first");
});

it("a text that is no JSON does no harm", () => {
  localStorage.setItem(`tetrarch-setup-${GAME.id}`, "{");
  expect(keptSetup(GAME)).toBeNull();
});
