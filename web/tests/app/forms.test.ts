import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import OptionField from "$lib/forms/OptionField.svelte";
import {
  changedValues,
  availableNames,
  defaultValues,
  joinItem,
  firstNames,
  splitItem,
  optionProblem,
  type OptionSpec,
} from "$lib/forms/options";
import { defaultSeats, fitSeats, seatRequests, countSeats } from "$lib/forms/seat-requests";
import {
  allowedSeatCounts,
  optionApplies,
  teamsOfTable,
  chosenModules,
  totalPoints,
  teamsFromSides,
  teamsOfView,
} from "$lib/match/teams";
import { blockedChoices } from "$lib/setup/blocked";
import type { BlockedChoice, GameInfo } from "$lib/wire/types";
import { load, locale } from "$lib/i18n/index.svelte";

const NO_LIMITS = {
  ruling: null,
  reading: false,
  values: null,
  least: null,
  most: null,
  count: null,
  random: false,
  suffixes: [],
};
const SPECS: OptionSpec[] = [
  { ...NO_LIMITS, id: "setup", type: "pick", default: "random", values: ["random", "first_game"] },
  {
    ...NO_LIMITS,
    id: "quadrants",
    type: "several",
    default: "random",
    values: ["oracle", "farm", "oasis", "tower", "tavern"],
    count: 4,
    random: true,
    suffixes: ["180"],
  },
  { ...NO_LIMITS, id: "start_seat", type: "whole", default: 1, least: 1, most: 4 },
  { ...NO_LIMITS, id: "lords_zero", type: "flag", default: true },
];
const INFO = { id: "kingdom_builder", options: SPECS } as unknown as GameInfo;
const [SETUP, QUADRANTS, START, LORDS] = SPECS as [OptionSpec, OptionSpec, OptionSpec, OptionSpec];

describe("options", () => {
  it("start as the engine has them, and only changes are sent", () => {
    const values = defaultValues(SPECS);
    expect(changedValues(SPECS, values)).toEqual({});
    values["lords_zero"] = false;
    values["quadrants"] = ["oracle", "farm/180", "oasis", "tower"];
    expect(changedValues(SPECS, values)).toEqual({
      lords_zero: false,
      quadrants: ["oracle", "farm/180", "oasis", "tower"],
    });
  });

  it("are checked as the engine checks them", () => {
    expect(optionProblem(START, 0)?.args).toEqual({ least: 1, most: 4 });
    expect(optionProblem(START, Number.NaN)).not.toBeNull();
    expect(optionProblem(START, 4)).toBeNull();
    expect(optionProblem(QUADRANTS, "random")).toBeNull();
    expect(optionProblem(QUADRANTS, ["oracle", "oracle/180", "farm", "oasis"])?.key).toBe(
      "web-option-several",
    );
    expect(optionProblem(QUADRANTS, firstNames(QUADRANTS))).toBeNull();
    expect(optionProblem(SETUP, "random")).toBeNull();
    expect(optionProblem(LORDS, true)).toBeNull();
  });

  it("offer each name once", () => {
    expect(availableNames(QUADRANTS, ["oracle", "farm/180", "oasis", "tower"], 0)).toEqual([
      "oracle",
      "tavern",
    ]);
    expect(splitItem("farm/180")).toEqual({ name: "farm", suffix: "180" });
    expect(joinItem("farm", "")).toBe("farm");
  });
});

describe("fields", () => {
  beforeAll(async () => locale.use("en", await load("en")));
  const field = (spec: OptionSpec, value = spec.default, blocked: BlockedChoice[] = []) => {
    const onchange = vi.fn();
    render(OptionField, { info: INFO, spec, blocked: blockedChoices(blocked), value, onchange });
    return onchange;
  };

  it("draw a flag", async () => {
    const onchange = field(LORDS);
    await fireEvent.click(screen.getByRole("checkbox", { name: "Lords pay for no settlement" }));
    expect(onchange).toHaveBeenCalledWith(false);
  });

  it("draw a choice of one", async () => {
    const onchange = field(SETUP);
    const select = screen.getByLabelText<HTMLSelectElement>("Set-up");
    expect([...select.options].map((option) => option.textContent)).toEqual(["random", "first game"]);
    await fireEvent.change(select, { target: { value: "first_game" } });
    expect(onchange).toHaveBeenCalledWith("first_game");
  });

  it("draw a number and say what is wrong with it", () => {
    field({ ...START, least: 5, most: 100 }, 4);
    expect(screen.getByRole("alert").textContent).toBe("A whole number from 5 to 100.");
  });

  it("list the numbers where there are few", async () => {
    const onchange = field(START, 1);
    const select = screen.getByLabelText<HTMLSelectElement>("Start player");
    expect([...select.options].map((option) => option.value)).toEqual(["1", "2", "3", "4"]);
    await fireEvent.change(select, { target: { value: "3" } });
    expect(onchange).toHaveBeenCalledWith(3);
  });

  it("grey out what does not go with the rest, and say why", () => {
    const because = [{ option: "quadrants", value: "named" }];
    field(SETUP, "random", [{ option: "setup", value: "first_game", ruling: "KB-13", because }]);
    const select = screen.getByLabelText<HTMLSelectElement>("Set-up");
    expect([...select.options].map((option) => option.disabled)).toEqual([false, true]);
    expect(screen.getByTestId("blocked").textContent).toContain("“first game” does not go with: Quadrants");
    expect(screen.getByTestId("blocked").textContent).toContain("KB-13");
  });

  it("keep a list at random where names are not possible, and a flag as it is", () => {
    const named = { option: "quadrants", value: "named", ruling: "KB-13", because: [] };
    field(QUADRANTS, "random", [named]);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "at random" }).disabled).toBe(true);
    field(LORDS, true, [{ option: "lords_zero", value: false, ruling: null, because: [] }]);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Lords/ }).disabled).toBe(true);
  });

  it("draw several, in order, with their turns, or at random", async () => {
    const onchange = field(QUADRANTS);
    await fireEvent.click(screen.getByRole("checkbox", { name: "at random" }));
    expect(onchange).toHaveBeenCalledWith(["oracle", "farm", "oasis", "tower"]);
  });

  it("turn one of several", async () => {
    const onchange = field(QUADRANTS, ["oracle", "farm", "oasis", "tower"]);
    expect(screen.getAllByRole("combobox")).toHaveLength(4);
    await fireEvent.click(screen.getByRole("checkbox", { name: "farm, turned by 180°" }));
    expect(onchange).toHaveBeenCalledWith(["oracle", "farm/180", "oasis", "tower"]);
  });
});

it("seats are proposed and asked for", () => {
  const levels = [
    { id: "gentle", key: "a", default: false },
    { id: "steady", key: "b", default: true },
  ];
  const seats = defaultSeats([2, 3, 4], levels, "Ania");
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "closed", "closed"]);
  expect(seatRequests([...seats.slice(0, 3), { kind: "hotseat", level: "", name: " Ola " }])).toEqual([
    { kind: "me" },
    { kind: "bot", level: "steady" },
    { kind: "closed" },
    { kind: "hotseat", name: "Ola" },
  ]);
});

describe("ways to play", () => {
  const module = (id: string, more: object) => ({
    id,
    ruling: null,
    reconstructed: false,
    seats: [],
    sides: [],
    automaton: false,
    ...more,
  });
  const info = {
    id: "lanterns",
    seats: [1, 2, 3, 4],
    usual: [2, 3, 4],
    modules: [
      module("teams", { seats: [4], sides: [0, 1, 0, 1] }),
      module("solo", { seats: [1], options: ["target"] }),
      module("machine", { seats: [2, 3, 4], automaton: true }),
      module("more", {}),
    ],
  } as unknown as GameInfo;
  const draft = (...kinds: string[]) =>
    kinds.map((kind) => ({ kind: kind as "me" | "bot" | "closed" | "open", level: "", name: "" }));
  const kinds = (seats: { kind: string }[]) => seats.map(({ kind }) => kind).join(" ");
  const counts = (...modules: string[]) => allowedSeatCounts(info, chosenModules(info, { modules }));

  it("allow their own numbers of seats", () => {
    expect([counts(), counts("more"), counts("teams"), counts("solo"), counts("machine", "more")]).toEqual([
      [2, 3, 4], [2, 3, 4], [4], [1], [2, 3, 4],
    ]); // prettier-ignore
    expect(counts("teams", "solo")).toEqual([]); // the server says why not
  });

  it("change the seats as far as they must", () => {
    const two = draft("me", "bot", "closed", "closed");
    expect(kinds(fitSeats(two, counts("teams"), false))).toBe("me bot bot bot");
    expect(kinds(fitSeats(two, counts("solo"), false))).toBe("me closed closed closed");
    expect(kinds(fitSeats(draft("me", "closed", "closed", "closed"), counts(), false))).toBe("me bot closed closed");
    expect(kinds(fitSeats(draft("me", "open", "bot", "bot"), counts("machine"), true))).toBe("me open bot closed");
    expect(kinds(fitSeats(draft("me", "closed", "closed"), counts("machine"), true))).toBe("me closed closed");
    expect(kinds(fitSeats(two, counts("teams", "solo"), false))).toBe("me bot closed closed");
    expect(countSeats(two, true)).toBe(3);
  }); // prettier-ignore

  it("give an automaton the last seat", () => {
    expect(kinds(seatRequests(draft("me", "closed", "open"), true))).toBe("me closed open automaton");
  });

  it("hide options of modules that are not chosen", () => {
    const solo = chosenModules(info, { modules: ["solo"] });
    expect([optionApplies(info, solo, "target"), optionApplies(info, [], "target"), optionApplies(info, [], "duchy")]).toEqual([
      true, false, true,
    ]);
  }); // prettier-ignore
  it("tell who plays with whom", () => {
    expect(teamsOfTable({ options: { modules: ["teams"] } }, info).map(({ letter, seats }) => [letter, ...seats])).toEqual([
      ["A", 0, 2], ["B", 1, 3],
    ]);
    expect([teamsFromSides([0, 1, 2]), teamsOfView(null), teamsOfView({ teams: [0, 1] })]).toEqual([[], [], []]);
    expect(teamsOfView({ teams: [0, 1, 0, 1] })).toHaveLength(2);
    expect(teamsOfView({ sides: ["a", "b", "a"] })).toEqual([]); // of a board
    expect(totalPoints([0, 2], [3, 4, 5, 6])).toBe(8);
  }); // prettier-ignore
});
