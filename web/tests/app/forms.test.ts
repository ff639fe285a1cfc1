import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import OptionField from "$lib/forms/OptionField.svelte";
import { chosen, free, initial, joined, listed, parted, problem, type OptionSpec } from "$lib/forms/options";
import { first, requested } from "$lib/forms/seats";
import { load, words } from "$lib/i18n/index.svelte";

const SPECS: OptionSpec[] = [
  { id: "setup", type: "pick", default: "random", values: ["random", "first_game"] },
  {
    id: "quadrants",
    type: "several",
    default: "random",
    values: ["oracle", "farm", "oasis", "tower", "tavern"],
    count: 4,
    random: true,
    suffixes: ["180"],
  },
  { id: "start_seat", type: "whole", default: 1, least: 1, most: 4 },
  { id: "lords_zero", type: "flag", default: true },
];
const [SETUP, QUADRANTS, START, LORDS] = SPECS as [OptionSpec, OptionSpec, OptionSpec, OptionSpec];

describe("options", () => {
  it("start as the engine has them, and only changes are sent", () => {
    const values = initial(SPECS);
    expect(chosen(SPECS, values)).toEqual({});
    values["lords_zero"] = false;
    values["quadrants"] = ["oracle", "farm/180", "oasis", "tower"];
    expect(chosen(SPECS, values)).toEqual({
      lords_zero: false,
      quadrants: ["oracle", "farm/180", "oasis", "tower"],
    });
  });

  it("are checked as the engine checks them", () => {
    expect(problem(START, 0)?.args).toEqual({ least: 1, most: 4 });
    expect(problem(START, Number.NaN)).not.toBeNull();
    expect(problem(START, 4)).toBeNull();
    expect(problem(QUADRANTS, "random")).toBeNull();
    expect(problem(QUADRANTS, ["oracle", "oracle/180", "farm", "oasis"])?.key).toBe("web-option-several");
    expect(problem(QUADRANTS, listed(QUADRANTS))).toBeNull();
    expect(problem(SETUP, "random")).toBeNull();
    expect(problem(LORDS, true)).toBeNull();
  });

  it("offer each name once", () => {
    expect(free(QUADRANTS, ["oracle", "farm/180", "oasis", "tower"], 0)).toEqual(["oracle", "tavern"]);
    expect(parted("farm/180")).toEqual({ name: "farm", suffix: "180" });
    expect(joined("farm", "")).toBe("farm");
  });
});

describe("fields", () => {
  beforeAll(async () => words.use("en", await load("en")));
  const field = (spec: OptionSpec, value = spec.default) => {
    const onchange = vi.fn();
    render(OptionField, { game: "kingdom_builder", spec, value, onchange });
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
    field(START, 9);
    expect(screen.getByRole("alert").textContent).toBe("A whole number from 1 to 4.");
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
  const seats = first([2, 3, 4], levels, "Ania");
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "closed", "closed"]);
  expect(requested([...seats.slice(0, 3), { kind: "hotseat", level: "", name: " Ola " }])).toEqual([
    { kind: "me" },
    { kind: "bot", level: "steady" },
    { kind: "closed" },
    { kind: "hotseat", name: "Ola" },
  ]);
});
