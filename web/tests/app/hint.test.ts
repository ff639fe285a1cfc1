import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import { loadGameKit } from "$lib/match/game-kit";
import { Match } from "$lib/match/Match.svelte";
import { api } from "$lib/wire/api";
import type { HintMove } from "$lib/wire/types";
import GameTable from "../../src/routes/table/GameTable.svelte";
import { stored } from "../games/board-fixtures";
import earlyGame from "../games/fixtures/kingdom_builder/early.json";
import { BUILD, decision, END, FakeConnection, move, question, snapshot, table } from "./table-fixtures";

let line: FakeConnection;
let match: Match;
const { view } = stored<Record<string, unknown>>(earlyGame); // hints are drawn on the real board
const OTHER = move("b:F13", ["cell:F13"]);
const advice = (token: string, chance: number, equal: boolean): HintMove => ({
  token,
  chance,
  equal,
  reasons: { "kingdom_builder-part-gold": 1.26 },
});

beforeAll(async () => locale.use("en", await load("en")));
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server")));
  line = new FakeConnection();
  match = new Match("t1", line.open);
});

async function asked(moves: HintMove[]) {
  const hint = vi.spyOn(api, "hint").mockResolvedValue({ number: match.number, moves });
  const first = snapshot({ view, decision: decision({ mine: question([BUILD, OTHER, END]) }) });
  match.receive({ type: "welcome", snapshot: first });
  hint.mockResolvedValue({ number: match.number, moves });
  render(GameTable, { match, table: table(), kit: await loadGameKit("kingdom_builder") });
  await fireEvent.click(screen.getByTestId("hint"));
  await screen.findAllByTestId("hint-move");
  return screen.getByTestId("hints");
}

it("calls equal moves equal, and names no coordinates that the board does not show", async () => {
  const panel = await asked([advice(BUILD.token, 0.52, true), advice(OTHER.token, 0.515, true)]);
  expect(panel.textContent).toContain("2 moves are equally good here: about 52 % to win.");
  expect(panel.textContent).toContain("equally good");
  expect(panel.textContent).toContain("+1.3 gold as it stands");
  expect(panel.textContent).not.toMatch(/F12|F13/);
});

it("tells a better move from another, and plays the one that is chosen", async () => {
  const panel = await asked([advice(BUILD.token, 0.61, true), advice(OTHER.token, 0.5, false)]);
  expect(panel.textContent).not.toContain("equally");
  expect(panel.textContent).toContain("61 % to win");
  expect(panel.textContent).toContain("50 % to win");
  const [first] = within(panel).getAllByTestId("hint-move");
  await fireEvent.click(within(first as HTMLElement).getByRole("button"));
  expect(line.last).toMatchObject({ token: BUILD.token });
});

it("goes away by Escape, and with its question", async () => {
  await asked([advice(BUILD.token, 0.61, true)]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByTestId("hints")).toBeNull();
  await fireEvent.click(screen.getByTestId("hint"));
  expect(await screen.findByTestId("hints")).toBeTruthy();
  match.receive({
    type: "welcome",
    snapshot: snapshot({ view, number: match.number + 1, decision: decision({ mine: question([END]) }) }),
  });
  await vi.waitFor(() => expect(screen.queryByTestId("hints")).toBeNull());
});
