import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { movesByTarget } from "$lib/stage/targets";
import game, { label, isOnMat } from "$lib/games/castles_of_burgundy";
import { CARDS, extraTurns, faceOf } from "$lib/games/castles_of_burgundy/modules/chateauma/cards";
import { selection } from "$lib/games/castles_of_burgundy/selection.svelte";
import { layoutOf, rotateLayout } from "$lib/games/castles_of_burgundy/duchy/layouts";
import { soloOf, placedTile, movesWithoutTarget, seatsOf } from "$lib/games/castles_of_burgundy/targets";
import type { View } from "$lib/games/castles_of_burgundy/types";
import {
  BEDS,
  GRAPES,
  isDouble,
  sortedDouble,
  vatNumbers,
} from "$lib/games/castles_of_burgundy/modules/vineyards/vineyards";
import { isIcon, bonusIcon } from "$lib/games/castles_of_burgundy/pictures/icons";
import automaton from "./fixtures/castles_of_burgundy/chateauma.json";
import levelFull from "./fixtures/castles_of_burgundy/grape.json";
import buying from "./fixtures/castles_of_burgundy/points.json";
import alone from "./fixtures/castles_of_burgundy/solo.json";
import partners from "./fixtures/castles_of_burgundy/teams.json";
import vines from "./fixtures/castles_of_burgundy/vineyards.json";
import { locale } from "$lib/i18n/index.svelte";
import { legal, props, spot, stored } from "./board-fixtures";

const chateauma = stored<View>(automaton);
const grape = stored<View>(levelFull);
const points = stored<View>(buying);
const solo = stored<View>(alone);
const teams = stored<View>(partners);
const vineyards = stored<View>(vines);

beforeEach(async () => {
  await locale.setLanguage("en");
  selection.die = selection.tile = selection.looked = null;
});

describe("plans", () => {
  test.each([31, 32, 33, 34])("no space of duchy %s covers another", (duchy) => {
    const { cells, cellCentre, extent } = layoutOf(duchy);
    expect(cells).toHaveLength(duchy < 33 ? 73 : 37);
    const all = cells.map(cellCentre);
    for (const [at, a] of all.entries()) {
      expect(a.x > 0 && a.y > 0 && a.x < extent.x && a.y < extent.y, cells[at]).toBe(true);
      for (const b of all.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(34);
    }
  });

  test("the halves of a team's duchy touch around their common space", () => {
    const { cellCentre } = layoutOf(31);
    const near = (a: string, b: string): boolean =>
      Math.hypot(cellCentre(a).x - cellCentre(b).x, cellCentre(a).y - cellCentre(b).y) < 35;
    for (const other of ["D6", "D8", "C6", "C7", "E6", "E7"]) expect(near("D7", other), other).toBe(true);
    expect([near("C6", "C7"), near("E6", "E7"), near("B5", "B6")]).toEqual([true, true, false]);
  });

  test("a turned plan is as high as the other is wide, and keeps all distances", () => {
    const [plan, up] = [layoutOf(31), rotateLayout(layoutOf(31))];
    expect([up.extent.x, up.extent.y]).toEqual([plan.extent.y, plan.extent.x]);
    const [a, b] = [up.cellCentre("A1"), up.cellCentre("G8")];
    const [c, d] = [plan.cellCentre("A1"), plan.cellCentre("G8")];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.hypot(c.x - d.x, c.y - d.y));
  });

  test("rivers lead from island to island", () => {
    expect([layoutOf(33), layoutOf(34), layoutOf(1)].map(({ rivers }) => rivers.length > 0)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("targets", () => {
  test.each([
    ["teams", teams], ["vineyards", vineyards], ["a full level", grape],
    ["solo", solo], ["buying points", points], ["Châteauma", chateauma],
  ] as const)("every target is a button with a label in its zone: %s", (_, moment) => {
    for (const [Part, inside] of [[game.Board, false], [game.Mat, true]] as const) {
      const { unmount } = render(Part, props(moment));
      const wanted = [...movesByTarget(moment.moves).keys()].filter((to) => isOnMat(to.split(":")[0] ?? "") === inside);
      const there = legal().filter((to) => inside || !to.startsWith("die:"));
      expect([...new Set(there)].sort()).toEqual(wanted.sort());
      for (const target of wanted) {
        const [kind = "", id = ""] = target.split(":");
        expect(spot(target).getAttribute("aria-label"), target).toBeTruthy();
        expect(label(kind, id, moment.view), target).toBeTruthy();
      }
      unmount();
    }
  }, 20_000); // prettier-ignore
});

describe("teams", () => {
  test("partners share a duchy, and what is placed out of which storage is chosen by the tile", async () => {
    const given = props(teams);
    render(game.Mat, given);
    expect(screen.getByRole("heading", { name: "Your private storage" })).toBeTruthy();
    await fireEvent.click(
      within(screen.getByRole("region", { name: "Shared storage" })).getByRole("button", { name: /^watchtower/ }),
    );
    expect(selection.tile).toBe("shared:watchtower");
    selection.die = "4";
    await fireEvent.click(spot("cell:G5"));
    expect(given.onpick).toHaveBeenCalledExactlyOnceWith("place_shared:4-watchtower-G5");
  }); // prettier-ignore

  test("the partner is named, the other team has one duchy and the sum of its points", () => {
    render(game.Board, props(teams));
    const others = screen.getByRole("group", { name: "Other players" });
    expect(others.textContent).toMatch(/Team B – your partner\s*Bruno/);
    expect(within(others).getAllByRole("button", { name: /show it large/ })).toHaveLength(1);
    const sum = seatsOf(teams.view, 0).reduce((all, seat) => all + (teams.view.points[seat] ?? 0), 0);
    expect(within(others).getByRole("img", { name: new RegExp(`^${sum} points, `) })).toBeTruthy();
  });

  test("the reconstructed side says so", () => {
    render(game.Mat, props(teams));
    expect(screen.getByText(/expert side is our own reconstruction/)).toBeTruthy();
  });
});

describe("vineyards", () => {
  test("twelve spaces with two bonuses each, all with signs", () => {
    expect(BEDS).toHaveLength(12);
    for (const { bonuses } of BEDS) for (const bonus of bonuses) expect(isIcon(bonusIcon(bonus)), bonus).toBe(true);
    expect(GRAPES.every(isIcon)).toBe(true);
    expect([isDouble("orange_red"), isDouble("white_castle"), isDouble("bank")]).toEqual([true, false, false]);
    expect(sortedDouble("red_orange")).toBe("orange_red");
    expect([vatNumbers(2, 3), vatNumbers(2, 6)]).toEqual([[3, 4], [2]]);
  }); // prettier-ignore

  test("a space asks which way round the tile shall lie", async () => {
    const given = props(vineyards);
    render(game.Mat, given);
    await fireEvent.click(spot("bed:8"));
    const choices = within(screen.getByTestId("choices"));
    expect(choices.getAllByRole("button", { name: /^Plant/ })).toHaveLength(2);
    await fireEvent.click(choices.getByRole("button", { name: /Plant the red–orange tile on space 8/ }));
    expect(given.onpick).toHaveBeenCalledWith("plant:6-red_orange-8");
  });

  test("the tile that is thought of lies on its space, a stored one takes two places", () => {
    render(game.Mat, props(vineyards, { hovered: "plant:6-red_orange-8" }));
    const found = [...spot("bed:8").querySelectorAll(".cb-ghost [class*=cb-grape]")];
    expect(found.map((one) => one.getAttribute("class")?.match(/grape-\w+/)?.[0])).toEqual([
      "grape-red",
      "grape-orange",
    ]);
    expect(placedTile({ token: "plant:6-red_orange-8", args: { laid: "red_orange" } })).toBe("orange_red");
    const storage = screen.getByRole("region", { name: "Storage" });
    expect(storage.querySelectorAll(".empty")).toHaveLength(0); // a ship and a double tile fill three places
  });

  test("vine tiles tell what they would score", () => {
    render(game.Mat, props(vineyards));
    const areas = vineyards.view.vine_areas?.[0]?.filter((area) => area.grape === "red") ?? [];
    const worth = areas.slice(0, 2).reduce((all, area) => all + area.points, 0);
    expect(screen.getByRole("img", { name: new RegExp(`Vine tiles: red ×2 \\(${worth}\\)`) })).toBeTruthy();
  });

  test("a full level lets one choose a vine tile by its picture", async () => {
    const given = props(grape);
    render(game.Board, given);
    expect(movesWithoutTarget(grape.moves)).toHaveLength(6);
    await fireEvent.click(screen.getByRole("button", { name: "Take the vine tile: green" }));
    expect(given.onpick).toHaveBeenCalledWith("grape:green");
  });
});

describe("solo", () => {
  test("the goal is told: target, spaces, rounds", () => {
    render(game.Board, props(solo));
    const { target, filled, rounds_left } = soloOf(solo.view) ?? { target: 0, filled: 0, rounds_left: 0 };
    expect(screen.getByRole("img", { name: new RegExp(`^${solo.view.points[0]} of ${target} points`) })).toBeTruthy();
    expect(screen.getByRole("img", { name: new RegExp(`^Spaces filled: ${filled} of 37`) })).toBeTruthy();
    expect(screen.getByRole("img", { name: `${rounds_left} rounds left` })).toBeTruthy();
    expect(soloOf(teams.view)).toBeNull();
  }); // prettier-ignore

  test("points are bought below the board", async () => {
    const given = props(points);
    render(game.Board, given);
    await fireEvent.click(within(screen.getByTestId("choices")).getByRole("button", { name: /1 point/ }));
    expect(given.onpick).toHaveBeenCalledWith("points:1");
  });
});

describe("Châteauma", () => {
  test("cards have their spaces, signs and points", () => {
    expect(CARDS.size).toBe(17);
    for (const [id, { spaces, sale, double, points }] of CARDS) {
      expect([...sale, ...double].every((at) => at >= 1 && at <= spaces.length), String(id)).toBe(true);
      expect(points).toHaveLength(3);
    }
    expect(["wild:ship", "covered", "ship"].map(faceOf)).toEqual(["wild", "covered", "ship"]);
    expect([extraTurns(35, "ship"), extraTurns(36, "ship")]).toEqual([[], [4]]);
  }); // prettier-ignore

  test("its cards, duchy and reserve are told in words", () => {
    render(game.Board, props(chateauma));
    const panel = within(screen.getByRole("article", { name: "Bruno" }));
    const left = panel.getByRole("region", { name: "Left card 12" });
    expect(left.textContent).toContain("this round");
    expect(within(left).getByRole("img", { name: "25 points when full" })).toBeTruthy();
    expect(left.textContent).toContain("Space 4 for mines, with a double tile");
    expect(left.textContent).toContain("Space 2 for castles: castle");
    expect(panel.getAllByText(/a covered tile that nobody knows/)).toHaveLength(5);
    expect(panel.getByText("jokers, 1, the upper one is: castle")).toBeTruthy();
    expect(panel.getAllByText(/brings an extra turn when covered/).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: /Duchy of Bruno: show it large/ })).toBeNull();
  });

  test("the die it rolled and the space it filled are shown", () => {
    const event = (name: string, args: object) => ({ key: `castles_of_burgundy-event-${name}`, args: { ...args }, seat: 1 });
    const lastEvents = [event("die", { face: 4 }), event("set_on", { place: "right", space: 1 })];
    render(game.Board, props(chateauma, { lastEvents }));
    expect(screen.getByRole("img", { name: /^The die of its turn: 4/ })).toBeTruthy();
    const right = screen.getByRole("region", { name: "Right card 1" });
    expect(right.querySelector(".recent")?.textContent).toContain("Space 1 for mines: mine");
  }); // prettier-ignore

  test.each([
    ["it", "Carta a sinistra 12"],
    ["pl", "Lewa karta 12"],
  ] as const)("it speaks %s", async (lang, said) => {
    await locale.setLanguage(lang);
    render(game.Board, props(chateauma));
    expect(screen.getByRole("region", { name: said })).toBeTruthy();
  });
});
