import { expect, it } from "vitest";
import { SetupDraft } from "$lib/setup/SetupDraft.svelte";
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
const module = { ruling: null, reconstructed: false, seats: [], sides: [], automaton: false, options: [] };
const GAME: GameInfo = {
  id: "castles_of_burgundy",
  version: 1,
  seats: [1, 2, 3, 4],
  usual: [2, 3, 4],
  options: [
    { ...option, id: "modules", type: "several", default: [], values: ["inns", "teams", "chateauma"] },
    { ...option, id: "castle", type: "pick", default: "choose", values: ["choose", "centre"] },
    { ...option, id: "team_side", type: "pick", default: "standard", values: ["standard", "expert"] },
  ],
  modules: [
    { ...module, id: "inns" },
    { ...module, id: "teams", seats: [4], sides: [0, 1, 0, 1], options: ["team_side"] },
    { ...module, id: "chateauma", seats: [2, 3, 4], automaton: true },
  ],
  reconstructed: false,
  strength: [],
  quick: [],
  presets: [],
};
const LEVELS = [
  { id: "gentle", key: "server-level-gentle", default: false },
  { id: "steady", key: "server-level-steady", default: true },
];
const draft = () => new SetupDraft(GAME, LEVELS, "Ania");
const kinds = (one: SetupDraft) => one.rows.map(({ kind }) => kind).join(" ");

it("begins with one bot of the usual level", () => {
  const one = draft();
  expect([kinds(one), one.count, one.level]).toEqual(["me bot closed closed", 2, "steady"]);
  expect(one.complete).toBe(true);
});

it("takes set-ups as a whole, and knows them again", () => {
  const one = draft();
  const first = { options: { castle: "centre" } };
  one.take({ ...first, seats: 3 });
  expect([kinds(one), one.is(first), one.is({ options: {} })]).toEqual(["me bot bot closed", true, false]);
  one.set("modules", ["inns"]);
  expect(one.is(first)).toBe(false);
  one.take({ options: {} });
  expect(one.options).toEqual({});
});

it("seats company: bots, friends or people around", () => {
  const one = draft();
  one.setCompany("friends");
  expect(kinds(one)).toBe("me open open open");
  one.setCount(2);
  expect([kinds(one), one.hasOpen]).toEqual(["me open closed closed", true]);
  one.setCompany("device");
  one.setCount(3);
  expect(kinds(one)).toBe("me hotseat hotseat closed");
});

it("gives a module that needs more seats people of the same kind", () => {
  const one = draft();
  one.setCompany("device");
  one.set("modules", ["teams"]);
  expect(kinds(one)).toBe("me hotseat hotseat hotseat");
});

it("leaves the last seat to an automaton", () => {
  const one = draft();
  one.setCount(4);
  one.set("modules", ["chateauma"]);
  expect([kinds(one), one.count]).toEqual(["me bot bot", 4]);
});

it("takes a module in place of what it is at odds with", () => {
  const one = draft();
  one.take({ options: { castle: "centre", modules: ["inns", "chateauma"] } });
  one.choose("teams", [
    { option: "castle", value: "centre" },
    { option: "modules", value: "chateauma" },
  ]);
  expect(one.options).toEqual({ modules: ["inns", "teams"] });
  expect(kinds(one)).toBe("me bot bot bot");
});

it("sends options only where they apply, and is not complete where the server says no", () => {
  const one = draft();
  one.take({ options: { modules: ["teams"], team_side: "expert" } });
  one.set("modules", []);
  expect(one.options).toEqual({});
  const refusal = {
    error: "bad_option",
    key: "error-BadOption",
    args: {},
    ruling: null,
    number: null,
    seq: null,
  };
  one.check = { seats: [], refusal, blocked: [] };
  expect(one.complete).toBe(false);
});
