import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { Match } from "$lib/match/Match.svelte";
import type { Snapshot } from "$lib/wire/types";
import GameTable from "../../src/routes/table/GameTable.svelte";
import {
  question,
  BUILD,
  decision,
  END,
  USE,
  FakeConnection,
  move,
  seat,
  snapshot,
  table,
  update,
} from "./table-fixtures";

const GAME = "lanterns"; // one without drawings
let line: FakeConnection;
let match: Match;

beforeAll(async () => locale.use("en", await load("en")));
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server")));
  line = new FakeConnection();
  match = new Match("t1", line.open);
});

function shown(more: Partial<Snapshot> = {}) {
  const first = snapshot({ table: table({ game: GAME }), ...more });
  match.receive({ type: "welcome", snapshot: first });
  return render(GameTable, { match, table: first.table, kit: null });
}

describe("the decision bar", () => {
  it("says what is asked; the main button is number 1", async () => {
    shown();
    const bar = screen.getByTestId("decision");
    expect(bar.textContent).toContain("Your card: grass. Build 3 settlements");
    expect(within(bar).queryByRole("button", { name: /Build on F12/ })).toBeNull();
    await fireEvent.keyDown(window, { key: "1" });
    expect(line.last).toMatchObject({ type: "move", token: "end" });
  });

  it("asks again in the same place where something would be lost", async () => {
    shown({ decision: decision({ mine: question([BUILD, USE, END]) }) });
    await fireEvent.click(within(screen.getByTestId("main-slot")).getByRole("button"));
    expect(screen.getByTestId("prompt").textContent).toContain("Still open: a ready location tile.");
    expect(line.sent).toEqual([]);
    await fireEvent.click(within(screen.getByTestId("main-slot")).getByRole("button"));
    expect(line.last).toMatchObject({ type: "move", token: "end" });
  });

  it("lists all moves, narrowed by typing", async () => {
    const many = Array.from({ length: 20 }, (_, n) => move(`b:C${n + 1}`, [`cell:C${n + 1}`]));
    shown({ decision: decision({ mine: question([...many, END]) }) });
    await fireEvent.click(screen.getByTestId("all-moves"));
    const list = screen.getByTestId("moves");
    await fireEvent.input(within(list).getByTestId("filter"), { target: { value: "c17" } });
    expect(within(list).getAllByTestId("move")).toHaveLength(1);
    await fireEvent.keyDown(within(list).getByTestId("filter"), { key: "Enter" });
    expect(line.last).toMatchObject({ token: "b:C17" });
  });

  it("puts more than three moves without a place behind one button", async () => {
    const firsts = ["token", "permit", "rewards", "step"].map((bonus) =>
      move(`first:${bonus}`, [], "kingdom_builder-move-b"),
    );
    shown({ decision: decision({ mine: question(firsts) }) });
    expect(within(screen.getByTestId("decision")).queryAllByTestId("option")).toHaveLength(0);
    await fireEvent.click(screen.getByTestId("group"));
    expect(within(screen.getByTestId("moves")).getAllByTestId("move")).toHaveLength(4);
  });

  it("asks the others to take back one's own last step, not theirs", async () => {
    const undo = { to: [], reason: { key: "undo-other", args: {} }, consent: [1, 2, 3, 4], own: 2 };
    shown({ decision: decision({ waiting: [1], mine: null, undo }) });
    await fireEvent.click(screen.getByTestId("undo"));
    expect(line.last).toMatchObject({ type: "undo", to: 2, ask: true });
  });

  it("waits for others, and skips the thinking of bots", async () => {
    shown({ decision: decision({ waiting: [1], mine: null }) });
    expect(screen.getByTestId("prompt").textContent).toContain("Bot 2 is thinking");
    await fireEvent.click(screen.getByTestId("skip"));
    expect(line.last).toEqual({ type: "skip" });
  });

  it("shows a refusal in place until it is closed", async () => {
    shown();
    match.refusal = {
      error: "illegal",
      key: "server-error-illegal",
      args: { rule: "KB-37" },
      ruling: null,
      number: 5,
      seq: 1,
    };
    await tick();
    expect(screen.getByTestId("refusal").textContent).toContain("by rule KB-37");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByTestId("refusal")).toBeNull();
  });

  it("undoes by key", async () => {
    shown({
      decision: decision({
        undo: { to: [4], reason: { key: "undo-start", args: {} }, consent: [], own: null },
      }),
    });
    await fireEvent.keyDown(window, { key: "u" });
    expect(line.last).toMatchObject({ type: "undo", seat: 0 });
  });
});

describe("the side", () => {
  it("names the players, and who is to move", () => {
    shown();
    const players = screen.getAllByTestId("player");
    expect(players.map((one) => one.textContent?.replace(/\s+/g, " ").trim().slice(0, 20))).toEqual([
      "Ania (You) to move 0",
      "Bot 2 0 No points ye",
    ]);
  });

  it("tells what happened, and what is new to those who listen", async () => {
    shown();
    expect(screen.getByTestId("log").querySelectorAll("li")).toHaveLength(3);
    match.receive(
      update({ log: { start: 2, entries: [{ ...match.log[0]!, index: 2, number: 6, seat: 1 }] } }),
    );
    await tick();
    expect(screen.getByTestId("live-news").textContent).toBe("Bot 2 builds on F12.");
    expect(screen.getByTestId("live-turn").textContent).toContain("Your turn.");
  });

  it("takes words", async () => {
    shown();
    await fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    const field = screen.getByLabelText("Say something");
    await fireEvent.input(field, { target: { value: " hello " } });
    await fireEvent.submit(field.closest("form")!);
    expect(line.last).toMatchObject({ type: "chat", text: "hello" });
  });

  it("keeps spectators apart from players", async () => {
    shown();
    await fireEvent.click(screen.getByRole("tab", { name: "Chat" }));
    const words = { at: 1, kind: "chat" as const, key: null, args: {}, user: "u", name: "Bo" };
    match.receive({ type: "chat", lines: [{ ...words, id: 1, seat: 1, text: "from a seat" }] });
    match.receive({ type: "chat", lines: [{ ...words, id: 2, seat: null, text: "from the side" }] });
    await tick();
    expect(screen.getByTestId("chat").textContent).toContain("from a seat");
    expect(screen.getByTestId("chat").textContent).not.toContain("from the side");
    const spectators = screen.getByRole("button", { name: /Spectators/ });
    expect(within(spectators).getByRole("img", { name: "new lines" })).toBeTruthy();
    await fireEvent.click(spectators);
    expect(screen.getByTestId("chat").textContent).toContain("from the side");
    expect(screen.queryByLabelText("Say something")).toBeNull();
    expect(within(spectators).queryByRole("img")).toBeNull();
  });
});

it("a shared device is handed over behind a curtain", async () => {
  const both = table({
    game: GAME,
    mine: [0, 1],
    seats: [seat(0, { me: true }), seat(1, { me: true, name: "Ola" })],
  });
  shown({ table: both, seat: null, decision: decision({ waiting: [1], mine: null, covered: [1] }) });
  expect(screen.getByTestId("curtain").textContent).toContain("Hand the device to Ola");
  expect(screen.queryByTestId("stage")).toBeNull();
  await fireEvent.click(screen.getByTestId("curtain-open"));
  expect(line.last).toEqual({ type: "hello", since: null, seat: 1, heard: 0 });
});

it("others are asked before the table goes back", async () => {
  shown({ ask: { seat: 1, to: 2, number: 5, agreed: [], pending: [0] } });
  await fireEvent.click(screen.getByTestId("ask-yes"));
  expect(line.last).toMatchObject({ type: "consent", agree: true });
});

it("the end shows who won and where the points came from", async () => {
  const over = table({ game: GAME, phase: "finished", scores: [7, 4], winners: [0] });
  const source = {
    seat: 0,
    source: "knights",
    key: "kingdom_builder-source-knights",
    args: {},
    ruling: null,
    points: 7,
  };
  shown({ table: over, decision: null, sheet: [source, { ...source, seat: 1, points: 4 }], scores: [7, 4] });
  await tick();
  const result = await screen.findByTestId("result", {}, { timeout: 60_000 });
  expect(within(result).getByRole("heading", { hidden: true, level: 2 }).textContent).toBe("You win!");
  expect(result.textContent?.replace(/\s+/g, " ")).toContain("Knights74Total74");
});

it("a move from the list is highlighted on the board", async () => {
  shown();
  await fireEvent.click(screen.getByRole("tab", { name: "Moves" }));
  await fireEvent.mouseEnter(document.querySelector(`[data-testid="move"][data-token="${BUILD.token}"]`)!);
  expect(match.hovered).toBe("b:F12");
});

it("partners stand together, with the sum of their points", async () => {
  const seats = [0, 1, 2, 3].map((number) => seat(number, { me: number === 0 }));
  const partners = table({ game: GAME, seats, phase: "finished", scores: [5, 20, 7, 1], winners: [1, 3] });
  const view = { seat: 0, over: true, teams: [0, 1, 0, 1], scores: [5, 20, 7, 1] };
  shown({ table: partners, view, scores: [5, 20, 7, 1], decision: null });
  expect(screen.getAllByTestId("team").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Team A 12",
    "Team B 21",
  ]);
  const result = await screen.findByTestId("result", {}, { timeout: 60_000 });
  const heads = [...result.querySelectorAll("thead th")].map((one) => one.textContent?.trim());
  expect(heads).toEqual(["Team B", "Team A", "N1", "N3", "N2", "N0"]);
  expect(within(result).getByTestId("team-totals").textContent?.replace(/\s+/g, " ")).toContain(
    "Team total2112",
  );
});
