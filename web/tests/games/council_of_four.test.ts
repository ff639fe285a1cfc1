import { focusNextTarget } from "$lib/stage/targets";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import game, { label, isOnMat } from "$lib/games/council_of_four";
import { NOBILITY_GAINS, PERMITS, cityPositions, TOKEN_GAINS } from "$lib/games/council_of_four/data";
import { isIcon } from "$lib/games/council_of_four/pictures/icons";
import { trackCouncillors } from "$lib/games/council_of_four/board/councillors";
import { kingFares, recentTargets } from "$lib/games/council_of_four/targets";
import { movesByTarget } from "$lib/stage/targets";
import { CARDS, COLOURS, METALS, REGIONS } from "$lib/games/council_of_four/types";
import type { View } from "$lib/games/council_of_four/types";
import councillorAsked from "./fixtures/council_of_four/councillor.json";
import earlyGame from "./fixtures/council_of_four/early.json";
import lateGame from "./fixtures/council_of_four/late.json";
import payingKing from "./fixtures/council_of_four/paying.json";
import { locale } from "$lib/i18n/index.svelte";
import { NAMES, props, spot, stored } from "./board-fixtures";

const early = stored<View>(earlyGame);
const late = stored<View>(lateGame);
const councillor = stored<View>(councillorAsked);
const paying = stored<View>(payingKing);

beforeAll(() => locale.setLanguage("en"));

describe("components", () => {
  test("permits, tokens and spaces are those of the engine, and all that they give has a sign", () => {
    expect([PERMITS.size, TOKEN_GAINS.size, NOBILITY_GAINS.length]).toEqual([45, 14, 21]);
    const gains = [
      ...[...PERMITS.values()].map((permit) => permit.gains),
      ...TOKEN_GAINS.values(),
      ...NOBILITY_GAINS,
    ];
    expect(gains.flatMap(Object.keys).filter((name) => !isIcon(name))).toEqual([]);
    const names = { points: "victory_point", gold: "coin", cards: "politics_card", steps: "nobility_step" };
    for (const { token, args } of early.moves.filter((move) => move.token.startsWith("buy:")))
      for (const [arg, gain] of Object.entries(names))
        expect(PERMITS.get(token.slice(4))?.gains[gain] ?? 0, `${token} ${arg}`).toBe(args[arg]);
  });

  test("colours, metals and regions have signs of their own", () => {
    expect([...CARDS, ...METALS, ...REGIONS].every(isIcon)).toBe(true);
  });

  test.each([false, true])("no two cities are drawn on one another, stacked: %s", (stacked) => {
    const cities = [...cityPositions(stacked).values()];
    expect(cities).toHaveLength(15);
    for (const [at, a] of cities.entries())
      for (const b of cities.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(80);
  });
});

describe("councillors slide", () => {
  const before = trackCouncillors([], ["white", "black", "pink", "blue"]);

  test("a new one comes in at the front, and the others keep who they are", () => {
    const after = trackCouncillors(before, ["orange", "white", "black", "pink"]);
    expect(after.slice(1)).toEqual(before.slice(0, 3));
    expect(before.map((pawn) => pawn.id)).not.toContain(after[0]?.id);
  });

  test("nothing new, nothing moves; all new, nothing stays", () => {
    expect(trackCouncillors(before, ["white", "black", "pink", "blue"])).toEqual(before);
    const other = trackCouncillors(before, ["pink", "pink", "purple", "orange"]);
    expect(other.filter((pawn) => before.some(({ id }) => id === pawn.id))).toEqual([]);
  });
});

describe("words", () => {
  test.each([
    ["en", "Arkon, gold, token: 3 points, emporiums of Ania, Bruno"],
    ["it", "Arkon, oro, gettone: 3 punti, empori di Ania, Bruno"],
    ["pl", "Arkon, złoto, żeton: 3 punkty, faktorie: Ania, Bruno"],
  ] as const)("a city in %s", async (lang, said) => {
    await locale.setLanguage(lang);
    const view = { ...late.view, emporiums: [["arkon"], ["arkon"]] };
    const { cityLabel } = await import("$lib/games/council_of_four/labels");
    expect(cityLabel(view, "arkon", NAMES)).toBe(said);
    await locale.setLanguage("en");
  });

  test("targets of every kind have names", () => {
    const kinds = new Set<string>();
    for (const moment of [early, late, councillor])
      for (const target of moment.moves.flatMap((move) => move.targets)) {
        const [kind = "", id = ""] = target.split(":");
        kinds.add(kind);
        expect(label(kind, id, moment.view)).not.toBe(id === "white" ? "" : `${kind}:${id}`);
      }
    expect([...kinds].sort()).toEqual(["city", "colour", "council", "permit", "region"]);
  });

  test("permits of one's own lie before one, those on offer on the board", () => {
    expect(["ade", "hi", "b"].map((permit) => isOnMat("permit", permit, late.view))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isOnMat("city", "arkon", late.view)).toBe(false);
  });
});

describe("board", () => {
  test("every target of a move is a button that can be focused; other cities can't", () => {
    render(game.Board, props(late));
    for (const target of movesByTarget(late.moves).keys()) {
      expect(spot(target).getAttribute("tabindex"), target).toBe("0");
      expect(spot(target).getAttribute("aria-label"), target).toBeTruthy();
    }
    expect(spot("city:osium").getAttribute("aria-disabled")).toBe("true");
    expect(spot("city:osium").getAttribute("tabindex")).toBe("-1");
  });

  test("a target of one move is picked at once", async () => {
    const given = props(late);
    render(game.Board, given);
    await fireEvent.click(spot("city:framek"));
    expect(given.onpick).toHaveBeenCalledWith("king:framek");
    await fireEvent.click(spot("city:osium"));
    expect(given.onpick).toHaveBeenCalledTimes(1);
  });

  test("a target of several moves asks which", async () => {
    const given = props(late);
    render(game.Board, given);
    await fireEvent.keyDown(spot("city:esti"), { key: "Enter" });
    const choices = within(screen.getByTestId("choices"));
    await fireEvent.click(choices.getByRole("button", { name: /Build in Esti with permit ADE/ }));
    expect(given.onpick).toHaveBeenCalledWith("build:ade-esti");
    await fireEvent.keyDown(screen.getByTestId("choices"), { key: "Escape" });
    expect(screen.queryByTestId("choices")).toBeNull();
    expect(document.activeElement).toBe(spot("city:esti"));
  });

  test("every payment is shown with its price", async () => {
    const given = props(paying);
    render(game.Board, given);
    const list = within(screen.getByTestId("choices"));
    expect(list.getAllByRole("button")).toHaveLength(paying.moves.length);
    for (const [at, button] of list.getAllByRole("button").entries())
      expect(button.textContent).toContain(String(paying.moves[at]?.args["price"]));
    const [first] = list.getAllByRole("button");
    if (first) await fireEvent.click(first);
    expect(given.onpick).toHaveBeenCalledWith(paying.moves[0]?.token);
  });

  test("councillors are chosen from the reserve", async () => {
    const given = props(councillor);
    render(game.Board, given);
    const [move] = councillor.moves;
    await fireEvent.click(spot(move?.targets[0] ?? ""));
    expect(given.onpick).toHaveBeenCalledWith(move?.token);
  });

  test("while the king may move, the way to every city has its fare", () => {
    const ways = kingFares(early.view, early.moves);
    expect(ways.size).toBe(15);
    for (const { token, args } of early.moves.filter((move) => move.token.startsWith("king:"))) {
      const way = ways.get(token.slice(5));
      expect([way?.roads, way?.fare, way?.price]).toEqual([args["roads"], args["fare"], args["price"]]);
    }
    expect(kingFares(paying.view, paying.moves).size).toBe(0);
    const { container } = render(game.Board, props(early));
    expect(container.querySelectorAll(".fare")).toHaveLength(14); // not where the king stands
  });

  test("N and P lead along the legal targets", async () => {
    const { container } = render(game.Board, props(councillor));
    container.addEventListener("keydown", (event) => focusNextTarget(container, event, true));
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]');
    first?.focus();
    if (first) await fireEvent.keyDown(first, { key: "n" });
    expect(document.activeElement).toBe(second);
    if (second) await fireEvent.keyDown(second, { key: "p" });
    expect(document.activeElement).toBe(first);
  });

  test("the newest events mark what they are about", () => {
    const event = { key: "council_of_four-event-built", args: { city: "arkon" }, seat: 1 };
    expect([...recentTargets([event])]).toEqual(["city:arkon"]);
  });

  test("those who watch, and a board before its set-up, are drawn as well", () => {
    render(game.Board, props({ view: { ...early.view, seat: null, prices: null }, moves: [] }));
    expect(screen.queryByTestId("choices")).toBeNull();
    const bare = { ...early.view, king: null, roads: [], metals: {}, tokens: {}, king_roads: {} };
    render(game.Board, props({ view: bare, moves: [] }));
  });
});

describe("mat", () => {
  test("one's hand by colour and number, the others' by number", () => {
    render(game.Mat, props(late));
    for (const card of CARDS) {
      const count = late.view.hands[0]?.[card];
      if (count) expect(screen.getAllByLabelText(`${count}× ${card}`).length).toBeGreaterThan(0);
    }
    expect(screen.getByLabelText(/^8 points, 8 coins, 1 assistant, 5 cards, nobility 2/)).toBeTruthy();
    expect(COLOURS).toHaveLength(6);
  });

  test("an own permit whose rewards come again is picked here", async () => {
    const move = {
      token: "repeat:k",
      key: "council_of_four-move-repeat",
      args: { permit: "k" },
      targets: ["permit:k"],
      ruling: null,
    };
    const given = props({ view: late.view, moves: [move] });
    render(game.Mat, given);
    await fireEvent.click(screen.getByRole("button", { name: "permit K" }));
    expect(given.onpick).toHaveBeenCalledWith("repeat:k");
  });
});
