import { focusNextTarget } from "$lib/stage/targets";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { movesByTarget } from "$lib/stage/targets";
import game, { label, isOnMat } from "$lib/games/kingsburg";
import {
  ADVISORS,
  BUILDINGS,
  INVADERS,
  rowsOf,
  rulingOf,
  SPACES,
  STRIPS,
  WHIMS,
} from "$lib/games/kingsburg/data";
import buildingAsked from "./fixtures/kingsburg/building.json";
import governorsDealt from "./fixtures/kingsburg/governors.json";
import helpAsked from "./fixtures/kingsburg/help.json";
import influenceAsked from "./fixtures/kingsburg/influence.json";
import lateGame from "./fixtures/kingsburg/late.json";
import { amountIcons, iconOf } from "$lib/games/kingsburg/pictures/effect-icons";
import { movesWithoutTarget, recentTargets } from "$lib/games/kingsburg/targets";
import {
  diceOf,
  diceTaken,
  diceUsed,
  placementsByPlace,
} from "$lib/games/kingsburg/prompts/dice-tray.svelte";
import type { View } from "$lib/games/kingsburg/types";
import { buildingState } from "$lib/games/kingsburg/labels";
import { locale } from "$lib/i18n/index.svelte";
import { legal, one, props, spot, stored } from "./board-fixtures";

const influence = stored<View>(influenceAsked);
const building = stored<View>(buildingAsked);
const help = stored<View>(helpAsked);
const governors = stored<View>(governorsDealt);
const late = stored<View>(lateGame);

const RULING = { id: "KI-72", title: "Inn, row C, column I", text: "It brings a token." };
vi.mock("$lib/wire/api", () => ({ api: { rules: () => Promise.resolve({ rulings: [RULING] }) } }));

beforeAll(() => locale.setLanguage("en"));

const choices = (): string[] => legal(":not(.choice)");
const die = (at: number): HTMLElement => one("die", at);

describe("components", () => {
  test("all advisors, buildings, cards and strips of the engine", () => {
    expect([ADVISORS.length, BUILDINGS.size, INVADERS.size, WHIMS.size]).toEqual([18, 56, 25, 16]);
    expect(rowsOf(Object.keys(late.view.costs[0] ?? {})).map((row) => row.length)).toEqual(Array(7).fill(4));
    expect(Object.values(STRIPS).map((strip) => strip.length)).toEqual(Array(7).fill(4));
  });

  test("every building does something in signs, and every sign has an icon or is short", () => {
    const lines = [
      ...[...BUILDINGS.values()].map((one) => one.signs),
      ...[...WHIMS.values()].map((one) => one.signs),
      ...Object.values(SPACES).map((one) => one.signs),
    ];
    expect(WHIMS.get(2)?.signs).toBe("2 plus2 / plus2 → gold soldier");
    expect(SPACES["space_10"]).toEqual({ number: 10, signs: "2 any ≠" });
    expect(lines.every(Boolean)).toBe(true);
    const strange = lines
      .flatMap((line) => line.split(" "))
      .filter((word) => /[a-z]{2}/.test(word) && word !== "plus2" && !iconOf(word));
    expect(strange).toEqual([]);
  });

  test("what invaders cost and bring has signs", () => {
    for (const { race, defeat, victory } of INVADERS.values()) {
      expect(iconOf(race), race).toBeTruthy();
      for (const name of Object.keys({ ...defeat, ...victory })) expect(iconOf(name), name).toBeTruthy();
    }
    expect(amountIcons({ gold: 2, stone: 1 })).toBe("2 gold stone");
  });

  test("pieces name the rulings that explain them", () => {
    expect(
      ["place:jester", "building:inn", "whim:16", "governor:thief", "effect:statue"].map(rulingOf),
    ).toEqual(["KI-42", "KI-72", "KI-249", "KI-173", "KI-68"]);
    expect([rulingOf("place:space_5"), rulingOf("goods:gold")]).toEqual(["KI-176", null]);
  });
});

describe("dice", () => {
  test("dice are read, and the dice of a move are found among them", () => {
    expect(diceOf("13w2")).toEqual([
      { face: 1, white: false },
      { face: 3, white: false },
      { face: 2, white: true },
    ]);
    expect([...diceTaken(diceOf("335w3"), "3w3")]).toEqual([0, 3]);
  });

  test("the ways to a place are those of the moves, the plainest first", () => {
    const ways = placementsByPlace(influence.moves).get("architect") ?? [];
    expect(ways).toHaveLength(influence.moves.filter((move) => move.token.endsWith("-architect")).length);
    expect(ways[0]).toEqual({
      place: "architect",
      edition: 2,
      number: 3,
      token: 0,
      shift: 0,
      envoy: false,
      faces: "3",
    });
    expect(
      placementsByPlace(influence.moves)
        .get("treasurer")
        ?.every((way) => way.envoy),
    ).toBe(true);
  });

  test("dice put together show exactly whom they reach, with token and Market", async () => {
    render(game.Board, props(influence));
    expect(choices()).toHaveLength(movesByTarget(influence.moves).size);
    await fireEvent.click(die(1));
    await fireEvent.click(die(3));
    const wanted = influence.moves.filter((move) => move.token !== "pass" && diceUsed(move) === "3w2");
    expect(new Set(choices())).toEqual(new Set(wanted.flatMap((move) => move.targets)));
    expect(screen.getByText("Sum 5")).toBeTruthy();
    expect(die(1).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Put the dice back" }));
    expect(choices()).toHaveLength(movesByTarget(influence.moves).size);
  });

  test("with dice chosen, a place that they reach in one way is picked at once", async () => {
    const given = props(influence);
    render(game.Board, given);
    await fireEvent.click(die(2));
    await fireEvent.click(spot("place:sergeant"));
    expect(given.onpick).toHaveBeenCalledWith("influence:5-none-sergeant");
  });

  test("several ways ask which", async () => {
    const given = props(influence);
    render(game.Board, given);
    await fireEvent.click(spot("place:architect"));
    const choices = within(screen.getByTestId("choices"));
    await fireEvent.click(
      choices.getByRole("button", { name: "Influence the Architect (3) with 1, token +2" }),
    );
    expect(given.onpick).toHaveBeenCalledWith("influence:1-+2-architect");
    await fireEvent.click(die(0));
    expect(screen.queryByTestId("choices")).toBeNull();
  });

  test("white dice alone reach nobody", async () => {
    render(game.Board, props(influence));
    await fireEvent.click(die(3));
    expect(choices()).toEqual([]);
    expect(screen.getByText(/reach nobody/)).toBeTruthy();
  });

  test("dice of the move that is thought of are marked", () => {
    render(game.Board, props(influence, { hovered: "influence:15-none-alchemist" }));
    expect([0, 1, 2, 3].filter((at) => die(at).classList.contains("lit"))).toEqual([0, 2]);
  });

  test("without a question about dice they lie still", () => {
    render(game.Board, props({ ...influence, moves: [] }));
    expect(die(0).hasAttribute("disabled")).toBe(true);
  });
});

describe("board", () => {
  test.each([
    ["influence", influence],
    ["late", late],
    ["governors", governors],
  ])("every target of a move is a button with a label: %s", (_, moment) => {
    render(game.Board, props(moment));
    for (const target of movesByTarget(moment.moves).keys()) {
      expect(spot(target).getAttribute("tabindex"), target).toBe("0");
      expect(spot(target).getAttribute("aria-label"), target).toBeTruthy();
    }
  });

  test("dice on advisors are told with their owners", () => {
    render(game.Board, props(influence));
    expect(spot("place:treasurer").getAttribute("aria-label")).toBe("Treasurer (8), Bruno 35");
    expect(spot("place:king").getAttribute("aria-label")).toBe("King (18), neutral dice 666");
  });

  test("invaders: the back for those who don't know them, the face for those who do", () => {
    const { unmount } = render(game.Board, props(influence));
    expect(spot("deck:invader").getAttribute("aria-label")).toBe(
      "Invaders: not seen yet, strength 2–4. Seen by Bruno",
    );
    unmount();
    render(game.Board, props(building));
    expect(spot("deck:invader").getAttribute("aria-label")).toBe(
      "Invaders: Orcs (3). Defeat costs 2 goods of choice, 1 point. Victory brings 1 gold. Seen by Ania",
    );
  });

  test("goods to choose lie before one as a list, with words", async () => {
    const given = props(help);
    render(game.Board, given);
    const list = within(screen.getByTestId("choices"));
    expect(list.getAllByRole("button")).toHaveLength(help.moves.length);
    await fireEvent.click(list.getByRole("button", { name: "Take 1 gold and 1 wood" }));
    expect(given.onpick).toHaveBeenCalledWith("take:gold+wood");
  });

  test("what is drawn is not listed, what has no place is", () => {
    expect(movesWithoutTarget(influence.moves)).toEqual([]);
    expect(movesWithoutTarget(building.moves)).toEqual([]);
    expect(movesWithoutTarget(help.moves)).toHaveLength(help.moves.length);
  });

  test("governors are chosen from their cards", async () => {
    const given = props(governors);
    render(game.Board, given);
    const [move] = governors.moves;
    await fireEvent.click(spot(move?.targets[0] ?? ""));
    expect(given.onpick).toHaveBeenCalledWith(move?.token);
  });

  test("whims cover their advisors and are named", () => {
    render(game.Board, props(late));
    const [number = 0] = late.view.whims;
    const advisor = ADVISORS[number - 1]?.id;
    expect(spot(`place:${advisor}`).getAttribute("aria-label")).toContain(`Whim ${number}`);
    expect(spot(`destiny:${late.view.destiny}`).getAttribute("aria-label")).toBeTruthy();
    expect(spot("deck:valley")).toBeTruthy();
  });

  test("the Queen gives what the edition says", () => {
    render(game.Board, props({ ...influence, view: { ...influence.view, queen_points: 1 } }));
    expect(spot("place:queen").textContent).not.toContain("3");
  });

  test("private spaces of the Politician are places", () => {
    const view = { ...influence.view, governors: ["politician", null] };
    render(game.Board, props({ ...influence, view }));
    expect(spot("place:space_10").getAttribute("aria-label")).toContain("private space 10");
  });

  test("N and P lead along the legal targets", async () => {
    const { container } = render(game.Board, props(late));
    container.addEventListener("keydown", (event) => focusNextTarget(container, event, true));
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]');
    first?.focus();
    if (first) await fireEvent.keyDown(first, { key: "n" });
    expect(document.activeElement).toBe(second);
  });

  test("the newest events mark what they are about", () => {
    const event = { key: "kingsburg-event-placed", args: { place: "queen", dice: "5-6" }, seat: 1 };
    expect([...recentTargets([event])]).toEqual(["place:queen"]);
  });

  test("those who watch, and a board before its first year, are drawn as well", () => {
    render(game.Board, props({ view: { ...influence.view, seat: null, year: 0, phase: null }, moves: [] }));
    expect(screen.queryByTestId("choices")).toBeNull();
  });
});

describe("mat", () => {
  test("buildings are built, within reach, next or waiting", () => {
    const states = ["statue", "palisade", "chapel", "church"].map((id) =>
      buildingState(building.view, 0, id),
    );
    expect(states).toEqual(["built", "affordable", "next", "later"]);
    render(game.Mat, props(building));
    expect(spot("building:palisade").getAttribute("aria-label")).toBe(
      "Palisade, can be paid now, 2 wood, 0 points",
    );
    expect(spot("building:church").getAttribute("aria-label")).toMatch(/before it are missing/);
  });

  test("what a building does is in its label, as its ruling says", () => {
    render(game.Mat, props(building));
    expect(spot("building:inn").getAttribute("aria-label")).toMatch(/, 0 points\. It brings a token\.$/);
    expect(game.rulingOf("building:inn")).toBe("KI-72");
  });

  test("a building is built by a click on it", async () => {
    const given = props(building);
    render(game.Mat, given);
    await fireEvent.click(spot("building:palisade"));
    expect(given.onpick).toHaveBeenCalledWith("build:palisade");
    expect(choices().sort()).toEqual([...movesByTarget(building.moves).keys()].sort());
  });

  test("the others' provinces are looked at, not built in", async () => {
    const given = props(building);
    render(game.Mat, given);
    await fireEvent.click(screen.getByRole("button", { name: "Bruno" }));
    expect(choices()).toEqual([]);
    expect(spot("building:inn").getAttribute("aria-label")).toMatch(/^Inn, built/);
    await fireEvent.click(spot("building:palisade"));
    expect(given.onpick).not.toHaveBeenCalled();
  });
});

describe("words", () => {
  test.each([
    ["en", "Squire (2)"],
    ["it", "Signorotto (2)"],
    ["pl", "Dziedzic (2)"],
  ] as const)("an advisor in %s", async (lang, said) => {
    await locale.setLanguage(lang);
    expect(label("place", "squire", influence.view)).toBe(said);
    await locale.setLanguage("en");
  });

  test("buildings lie in one's own area, places on the board", () => {
    expect([isOnMat("building"), isOnMat("place")]).toEqual([true, false]);
    expect(label("building", "inn", influence.view)).toBe("Inn");
    expect(label("goods", "gold+wood", influence.view)).toBe("gold + wood");
  });
});
