import { viewedSeat } from "$lib/stage/board-props";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import game, { label, isOnMat } from "$lib/games/kingdom_builder";
import * as marks from "$lib/games/kingdom_builder/board/highlights";
import { landOf } from "$lib/games/kingdom_builder/board/land";
import { spotlight } from "$lib/games/kingdom_builder/spotlight.svelte";
import type { View } from "$lib/games/kingdom_builder/types";
import earlyGame from "./fixtures/kingdom_builder/early.json";
import lateGame from "./fixtures/kingdom_builder/late.json";
import liftedGame from "./fixtures/kingdom_builder/lifted.json";
import { locale } from "$lib/i18n/index.svelte";
import { one, props, stored } from "./board-fixtures";

const early = stored<View>(earlyGame);
const late = stored<View>(lateGame);
const lifted = stored<View>(liftedGame);

beforeAll(() => locale.setLanguage("en"));
beforeEach(() => spotlight.off());

const cell = (name: string): HTMLElement => one("cell", name);
const [target = ""] = marks.legalCells(early.moves).keys();

describe("words", () => {
  const free = landOf(early.view).hexes.find((hex) => hex.beside && hex.kind === "forest");

  test.each([
    ["en", "harbor, D3, 2 tiles left. Move one of your settlements onto water."],
    ["it", "porto, D3, 2 tessere rimaste. Sposta un tuo insediamento sull'acqua."],
    ["pl", "port, D3, zostały 2 żetony. Przenieś jedną ze swoich osad na wodę."],
  ] as const)("a location in %s", async (lang, said) => {
    await locale.setLanguage(lang);
    expect(label("cell", "D3", early.view)).toBe(said);
    await locale.setLanguage("en");
  });

  test("hexes say their terrain, name, owner and neighbours", () => {
    expect(free && label("cell", free.name, early.view)).toMatch(/^forest, [A-T]\d+.*, beside the /);
    expect(label("cell", early.view.settlements[0]?.[0] ?? "", early.view)).toContain("your settlement");
    expect(label("cell", early.view.settlements[1]?.[0] ?? "", early.view)).toContain(
      "settlement of Player 2",
    );
    expect(label("cell", early.view.castles[0] ?? "", early.view)).toMatch(/^castle, H2\. 3 gold/);
    expect(label("cell", "D1", early.view)).toBe("water, D1");
    expect(label("tile", "farm", early.view)).toBe("farm");
    expect(label("cell", "Z99", early.view)).toBe("Z99");
  });

  test("where a settlement was lifted", () => {
    expect(label("cell", lifted.view.lifted ?? "", lifted.view)).toContain("lifted here");
  });

  test("tiles lie before their owner, hexes on the board", () => {
    expect(["tile", "cell"].map(isOnMat)).toEqual([true, false]);
  });
});

describe("highlights", () => {
  test("moves by what they point at", () => {
    expect(marks.legalCells(early.moves).get(target)).toBe(`b:${target}`);
    expect([...marks.legalTiles(early.moves).values()].every((token) => token.startsWith("use:"))).toBe(true);
    expect(marks.cellOf(early.moves, `b:${target}`)).toBe(target);
    expect(marks.cellOf(early.moves, null)).toBeNull();
  });

  test("a hex that can't be chosen is asked about with the verb of those that can", () => {
    const legal = marks.legalCells(early.moves);
    expect(marks.tokenForCell(legal, target)).toBe(`b:${target}`);
    expect(marks.tokenForCell(legal, "A1")).toBe("b:A1");
    expect(marks.tokenForCell(new Map(), "A1")).toBeNull();
  });

  test("ghosts stand where a settlement would be put, once", () => {
    const token = `b:${target}`;
    expect(marks.previewCells(early.moves, [token, token])).toEqual([target]);
    expect(marks.previewCells(early.moves, ["use:tavern", null, "end"])).toEqual([]);
  });

  test("halos of what was built or moved last", () => {
    const events = [
      { key: "kingdom_builder-event-built", args: { cell: "A1" }, seat: 1 },
      { key: "kingdom_builder-event-moved", args: { from: "A1", cell: "C3" }, seat: 2 },
      { key: "kingdom_builder-event-drew", args: {}, seat: 2 },
    ];
    expect(marks.halos(events)).toEqual([
      { seat: 1, cell: "A1" },
      { seat: 2, cell: "C3" },
    ]);
  });

  test("hexes that earn, and whose area is shown", () => {
    const earned = late.view.at_end[0]?.["workers"]?.cells;
    expect(marks.earningCells(late.view, "workers", 0)).toEqual(earned);
    expect(marks.earningCells(late.view, null, 0)).toEqual([]);
    expect(viewedSeat({ ...late.view, seat: null, active: 2 })).toBe(2);
  });
});

describe("land", () => {
  test("is the same object as long as the board is the same", () => {
    expect(landOf(early.view)).toBe(landOf(late.view));
    expect(landOf(lifted.view)).not.toBe(landOf(early.view));
    expect(landOf(early.view).hexes).toHaveLength(400);
  });
});

describe("board", () => {
  test("a grid of rows of cells, one of which the Tab key leads to", () => {
    render(game.Board, props(early));
    expect(screen.getAllByRole("row")).toHaveLength(20);
    const cells = screen.getAllByRole("gridcell");
    expect(cells).toHaveLength(400);
    expect(cells.filter((one) => one.getAttribute("tabindex") === "0")).toHaveLength(1);
    const open = cells.filter((one) => !one.hasAttribute("aria-disabled"));
    expect(open).toHaveLength(marks.legalCells(early.moves).size);
  });

  test("a click picks; hovering tells", async () => {
    const given = props(early);
    render(game.Board, given);
    await fireEvent.click(cell(target));
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith(`b:${target}`);
    await fireEvent.pointerMove(cell(target));
    expect(given.onhover).toHaveBeenLastCalledWith(`b:${target}`);
  });

  test("a location explains itself and is never picked", async () => {
    const given = props(early);
    render(game.Board, given);
    await fireEvent.click(cell("D3"));
    expect(given.onpick).not.toHaveBeenCalled();
    expect(screen.getByText(/Move one of your settlements onto water/)).toBeTruthy();
  });

  test("keys walk, jump between targets and pick", async () => {
    const given = props(early);
    render(game.Board, given);
    const grid = screen.getByRole("grid");
    const tabbed = (): string | undefined =>
      grid.querySelector<SVGElement>('[data-cell][tabindex="0"]')?.dataset["cell"];
    await fireEvent.keyDown(grid, { key: "n" });
    const first = tabbed();
    expect(marks.legalCells(early.moves).has(first ?? "")).toBe(true);
    await fireEvent.keyDown(grid, { key: "Enter" });
    expect(given.onpick).toHaveBeenLastCalledWith(`b:${first}`);
    await fireEvent.keyDown(grid, { key: "ArrowDown" });
    expect(tabbed()?.[0]).toBe(first?.[0]);
    expect(tabbed()).not.toBe(first);
  });

  test("a new view leaves hexes alone and slides the settlement that moved", async () => {
    const { rerender } = render(game.Board, props(lifted));
    const house = document.querySelector(`[data-piece="${lifted.view.settlements[0]?.[0]}"]`);
    const hex = cell("A1");
    const [from, ...rest] = lifted.view.settlements[0] ?? [];
    const to = marks.legalCells(lifted.moves).keys().next().value ?? "";
    const settlements = [[...rest, to], ...lifted.view.settlements.slice(1)];
    await rerender(props({ view: { ...lifted.view, lifted: null, settlements }, moves: [] }));
    expect(from).toBeTruthy();
    expect(cell("A1")).toBe(hex);
    expect(document.querySelector(`[data-piece="${to}"]`)).toBe(house);
  });
});

describe("mat", () => {
  test("a tile that can be used is a button with its power", async () => {
    const given = props(early);
    render(game.Mat, given);
    const tavern = screen.getByRole("button", { name: /tavern.*ready.*straight row/ });
    await fireEvent.click(tavern);
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith("use:tavern");
    await fireEvent.focus(tavern);
    expect(given.onhover).toHaveBeenLastCalledWith("use:tavern");
  });

  test("a guild tells its score and lights the hexes that earn it", async () => {
    render(game.Mat, props(late));
    const points = late.view.at_end[1]?.["knights"]?.points;
    const button = screen.getByRole("button", { name: `Bruno: ${points} gold, Knights` });
    await fireEvent.focus(button);
    expect([spotlight.source, spotlight.seat]).toEqual(["knights", 1]);
    await fireEvent.blur(button);
    expect(spotlight.source).toBeNull();
  });

  test("everybody's houses, and the piles", () => {
    render(game.Mat, props(late));
    const players = within(screen.getByRole("region", { name: "Players" }));
    late.view.supply.forEach((supply) =>
      expect(players.getAllByText(`${supply} settlements left`).length).toBeGreaterThan(0),
    );
    expect(screen.getByText("Draw pile")).toBeTruthy();
    expect(screen.getByText("Your card")).toBeTruthy();
  });
});
