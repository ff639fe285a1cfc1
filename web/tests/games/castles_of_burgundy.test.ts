import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { movesByTarget, type Move } from "$lib/stage/targets";
import game, { label, isOnMat } from "$lib/games/castles_of_burgundy";
import { selection } from "$lib/games/castles_of_burgundy/selection.svelte";
import {
  CELLS,
  COLOUR_OF,
  HERDS,
  duchySpaces,
  ROUTES,
  slotColours,
  cellCentre as place,
} from "$lib/games/castles_of_burgundy/data";
import { isIcon } from "$lib/games/castles_of_burgundy/pictures/icons";
import { MONASTERY_FACES } from "$lib/games/castles_of_burgundy/pictures/monasteries";
import { costAt, diceOf, movesWithoutTarget, recentTargets } from "$lib/games/castles_of_burgundy/targets";
import { COLOURS, DEPOTS, type View } from "$lib/games/castles_of_burgundy/types";
import { areaLabel, cellLabel, explanation, tileLabel } from "$lib/games/castles_of_burgundy/labels";
import castleAction from "./fixtures/castles_of_burgundy/castle.json";
import goodsByShip from "./fixtures/castles_of_burgundy/goods.json";
import allModules from "./fixtures/castles_of_burgundy/modules.json";
import sideOfBoard from "./fixtures/castles_of_burgundy/side.json";
import tributeDue from "./fixtures/castles_of_burgundy/tribute.json";
import ownTurn from "./fixtures/castles_of_burgundy/turn.json";
import { locale } from "$lib/i18n/index.svelte";
import { legal, props, spot, stored } from "./board-fixtures";

const castle = stored<View>(castleAction);
const goods = stored<View>(goodsByShip);
const modules = stored<View>(allModules);
const side = stored<View>(sideOfBoard);
const tribute = stored<View>(tributeDue);
const turn = stored<View>(ownTurn);

beforeEach(async () => {
  await locale.setLanguage("en");
  selection.die = selection.tile = selection.looked = null;
});

describe("components", () => {
  test("every tile has a colour and a sign or a face of its own", () => {
    expect(COLOUR_OF.size).toBe(57);
    for (const tile of COLOUR_OF.keys())
      expect(MONASTERY_FACES.has(tile) || isIcon(HERDS.get(tile)?.animal ?? tile), tile).toBe(true);
    const faces = [...MONASTERY_FACES.values()].map(({ signs, text }) => `${signs.join()} ${text}`);
    expect(new Set(faces).size).toBe(29);
  });

  test("a duchy has 37 spaces that do not cover one another, drawn as the server tells them", () => {
    const all = CELLS.map(place);
    expect(all).toHaveLength(37);
    for (const [at, a] of all.entries())
      for (const b of all.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(34);
    for (const { view } of [turn, modules])
      for (const [seat, number] of view.duchies.entries())
        expect(duchySpaces(number ?? 0)).toEqual(view.board[seat]);
  });

  test("the empty places of depots have the colours of what lay there", () => {
    for (const { view } of [turn, castle, goods, modules])
      for (const depot of DEPOTS) {
        const colours = slotColours(depot, view.points.length, view.phase);
        expect(colours).toHaveLength(view.depots[depot].length);
        for (const [at, tile] of view.depots[depot].entries())
          if (tile) expect(COLOUR_OF.get(tile), `${depot} ${at}`).toBe(colours[at]);
      }
  });

  test("six of the twelve route tiles are marked as reconstructed", () => {
    expect([...ROUTES.values()].filter(({ reconstructed }) => reconstructed)).toHaveLength(6);
    expect([...ROUTES.values()].flatMap(({ spaces }) => spaces).every(({ bonus }) => isIcon(bonus))).toBe(
      true,
    );
  });
});

describe("what moves say", () => {
  test("a target costs what its cheapest move costs", () => {
    const targets = movesByTarget(turn.moves);
    expect(costAt(targets, "slot:6-pig3")).toBe(0);
    expect(costAt(targets, "slot:5-m23")).toBe(1);
    expect(costAt(targets, "die:2")).toBeNull();
  });

  test("a chosen die leaves its own moves, and those that need none", () => {
    selection.die = "2";
    const left = selection.filterMoves(turn.moves);
    expect(left.map((move) => move.token)).toEqual(
      turn.moves.map((move) => move.token).filter((token) => !/^\w+:6/.test(token)),
    );
    expect(costAt(movesByTarget(left), "slot:6-pig3")).toBe(2);
    selection.die = "5"; // gone
    expect(selection.filterMoves(turn.moves)).toBe(turn.moves);
  });

  test("a chosen tile leaves only its own spaces", () => {
    selection.tile = "ship";
    const left = selection.filterMoves(modules.moves).map((move) => move.token);
    expect(
      left.filter((token) => token.startsWith("place:")).every((token) => token.includes("-ship-")),
    ).toBe(true);
    expect(left).toContain("take:4-4-pig4");
  });

  test("dice are those of the seat, then the number that an effect gives", () => {
    expect(diceOf(turn.view, 0, turn.moves)).toEqual(["2", "6"]);
    expect(diceOf(castle.view, 0, castle.moves)).toEqual(["5", "free"]);
  });

  test("spaces of the newest events are those of their seat", () => {
    const events = [
      { key: "castles_of_burgundy-event-placed", args: { tile: "bank", cell: "D4" }, seat: 1 },
      { key: "castles_of_burgundy-event-took", args: { depot: 3, tile: "bank" }, seat: 1 },
    ];
    expect([...recentTargets(events, [1])]).toEqual(["cell:D4", "depot:3"]);
    expect([...recentTargets(events, [0])]).toEqual(["depot:3"]);
  });
});

describe("words", () => {
  test.each([
    ["en", "bank: 2 silver coins", "monastery 17: at the end 4 points for each of your watchtowers"],
    ["it", "banca: 2 monete d'argento", "monastero 17: alla fine 4 punti per ogni tua torre di guardia"],
    ["pl", "bank: 2 srebrniki", "klasztor 17: na koniec 4 punkty za każdą twoją wieżę strażniczą"],
  ] as const)("tiles explain themselves in %s", async (lang, bank, monastery) => {
    await locale.setLanguage(lang);
    expect([tileLabel("bank"), tileLabel("m17")]).toEqual([bank, monastery]);
    const all = [...COLOUR_OF.keys()].filter((tile) => !HERDS.has(tile)).map(tileLabel);
    expect(new Set(all).size).toBe(all.length);
  });

  test("a space tells its colour, its number and what lies there; its area tells what it pays", () => {
    expect(cellLabel(turn.view, 0, "D2")).toBe("D2, buildings, number 1");
    const [area] = turn.view.areas[0]?.filter(({ cells }) => cells.includes("D2")) ?? [];
    expect(areaLabel(turn.view, 0, "D2")).toContain(`${area?.points} points when complete, and 10 points`);
  });

  test("targets of every kind have names", () => {
    const kinds = new Set<string>();
    for (const { view, moves } of [castle, goods, modules, side, tribute, turn])
      for (const target of moves.flatMap((move) => move.targets)) {
        const [kind = "", id = ""] = target.split(":");
        kinds.add(kind);
        expect(label(kind, id, view), target).not.toBe(id);
      }
    expect([...kinds].sort()).toEqual(["cell", "depot", "die", "duchy", "good", "shield", "slot"]);
  });

  test("the duchy, storage, goods and dice lie before one, the rest is on the board", () => {
    const zones = ["cell", "stored", "good", "die", "slot", "black", "depot", "shield"].map((kind) =>
      isOnMat(kind),
    );
    expect(zones).toEqual([true, true, true, true, false, false, false, false]);
  });
});

describe("board", () => {
  test.each([["turn", turn], ["castle", castle], ["goods", goods], ["modules", modules]] as const)(
    "every target on the board is a button with a label: %s",
    (_, moment) => {
      render(game.Board, props(moment));
      const wanted = [...movesByTarget(moment.moves).keys()].filter((to) => !isOnMat(to.split(":")[0] ?? ""));
      for (const target of wanted) {
        expect(spot(target).getAttribute("tabindex"), target).toBe("0");
        expect(spot(target).getAttribute("aria-label"), target).toBeTruthy();
      }
      expect(legal().filter((to) => !to.startsWith("die:")).sort()).toEqual(wanted.sort());
    },
  ); // prettier-ignore

  test("a tile is taken at once with the chosen die, otherwise one is asked which", async () => {
    const given = props(turn);
    render(game.Board, given);
    await fireEvent.click(spot("slot:1-ship"));
    const choices = within(screen.getByTestId("choices"));
    expect(choices.getAllByRole("button", { name: /Take a ship from depot 1/ })).toHaveLength(2);
    await fireEvent.keyDown(screen.getByTestId("choices"), { key: "Escape" });
    selection.die = "6";
    await fireEvent.click(spot("slot:1-ship"));
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith("take:6-1-ship");
  });

  test("what a die reaches is marked with the workers it costs", async () => {
    render(game.Board, props(turn));
    const told = (target: string) => spot(target).querySelector(".cost")?.textContent;
    expect([told("slot:6-pig3"), told("slot:5-m23")]).toEqual(["0", "1"]);
    expect(spot("slot:5-m23").getAttribute("aria-label")).toMatch(/costs 1 worker/);
    render(game.Mat, props(turn));
    await fireEvent.click(screen.getAllByRole("button", { name: "die 2" }).at(-1) as Element);
    expect([told("slot:6-pig3"), told("slot:5-m23")]).toEqual(["2", "3"]);
  });

  test("a shield asks for its castle", async () => {
    const given = props(modules);
    render(game.Board, given);
    await fireEvent.click(spot("shield:3"));
    await fireEvent.click(screen.getByRole("button", { name: /shield 3 .* on F4/ }));
    expect(given.onpick).toHaveBeenCalledWith("shield:3-F4");
  });

  test.each([["side", side], ["tribute", tribute]] as const)(
    "what nothing on the table stands for is chosen below: %s",
    async (_, moment) => {
      const given = props(moment);
      render(game.Board, given);
      expect(movesWithoutTarget(moment.moves)).toEqual(moment.moves);
      const [first] = within(screen.getByTestId("choices")).getAllByRole("button");
      if (first) await fireEvent.click(first);
      expect(given.onpick).toHaveBeenCalledWith(moment.moves[0]?.token);
    },
  ); // prettier-ignore

  test("what one points at is explained", async () => {
    render(game.Board, props(turn));
    await fireEvent.pointerEnter(spot("slot:2-m3"));
    expect(screen.getByText("monastery 3: every sale brings 2 silver coins instead of 1")).toBeTruthy();
  });

  test("a space with a tile is explained in whole sentences", () => {
    for (const cell of Object.keys(turn.view.placed[0] ?? {}))
      expect(explanation(turn.view, 0, `cell:${cell}`)).toMatch(/[^.][.] [^.]+[.]$/);
  });

  test("what was explained for a move is gone when the move is played", async () => {
    const given = props(turn);
    const { rerender } = render(game.Board, { ...given, selected: turn.moves[0]?.token ?? "" });
    selection.look("tile:m3", "board");
    await rerender({ ...given, selected: null });
    expect(selection.looked).toBeNull();
  });

  test("a click on another's duchy enlarges it", async () => {
    render(game.Board, props(modules));
    await fireEvent.click(screen.getByRole("button", { name: "Duchy of Bruno: show it large" }));
    expect(screen.getByRole("dialog", { name: "Duchy of Bruno" })).toBeTruthy();
  });

  test("those who watch see the table as well", () => {
    render(game.Board, props({ view: { ...modules.view, seat: null, active: null }, moves: [] }));
    expect(legal()).toEqual([]);
  });
});

describe("mat", () => {
  test.each([["turn", turn], ["castle", castle], ["modules", modules]] as const)(
    "every target of one's own is a button with a label: %s",
    (_, moment) => {
      render(game.Mat, props(moment));
      const wanted = [...movesByTarget(moment.moves).keys()].filter((to) => isOnMat(to.split(":")[0] ?? ""));
      expect(legal().sort()).toEqual(wanted.sort());
      for (const target of wanted) expect(spot(target).getAttribute("aria-label"), target).toBeTruthy();
    },
  ); // prettier-ignore

  test("a side of the own board is chosen by its picture", async () => {
    const given = props(side);
    render(game.Mat, given);
    await fireEvent.click(spot(side.moves[1]?.targets[0] ?? ""));
    expect(given.onpick).toHaveBeenCalledWith(side.moves[1]?.token);
  });

  test("a tile is placed on its space", async () => {
    const given = props(modules);
    render(game.Mat, given);
    selection.die = "4";
    await fireEvent.keyDown(spot("cell:G2"), { key: "Enter" });
    expect(given.onpick).toHaveBeenCalledWith("place:4-ship-G2");
    expect(spot("cell:G2").querySelector(".cost")?.textContent).toBe("0");
  });

  test("a stored tile shows where it fits", async () => {
    render(game.Mat, props(modules));
    await fireEvent.click(screen.getByRole("button", { name: /^monastery 22/ }));
    expect(legal().filter((to) => /^cell:[CDEG][123]$/.test(to))).toEqual(["cell:C2", "cell:D3"]);
  });

  test("the tile of a move that is thought of lies on its space", () => {
    const move = modules.moves.find(({ token }) => token === "place:4-ship-G2") as Move;
    render(game.Mat, props(modules, { hovered: move.token }));
    expect(spot("cell:G2").querySelector(".cb-ghost .cb-ship")).toBeTruthy();
  });

  test("goods are sold, colours have their signs", async () => {
    const given = props(turn);
    render(game.Mat, given);
    selection.die = "6";
    await fireEvent.click(spot("good:3"));
    expect(given.onpick).toHaveBeenCalledWith("sell:6-3");
    expect(COLOURS.every(isIcon)).toBe(true);
  });

  test("shields, trade route and points to come are told", () => {
    render(game.Mat, props(modules));
    expect(screen.getByText(/^shield 8 \(8 points\): your mines pay twice the silver/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Trade route" })).toBeTruthy();
    expect(screen.getAllByText(/is our own reconstruction/)).toHaveLength(1);
    const sum = Object.values(modules.view.at_end[2] ?? {}).reduce((all, n) => all + n, 0);
    expect(screen.getByText(new RegExp(`ended now: ${sum} more points`))).toBeTruthy();
  });
});
