import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { drawCurve } from "$lib/end/curve";
import EndReport from "$lib/end/EndReport.svelte";
import { margin, outcomeOfSummary } from "$lib/end/outcome";
import { layOut, paint, PICTURE } from "$lib/end/picture";
import { load, locale } from "$lib/i18n/index.svelte";
import type { Summary } from "$lib/wire/types";

const line = (seat: number, source: string, points: number) => ({
  seat,
  source,
  points,
  key: `kingsburg-source-${source}`,
  args: {},
  ruling: null,
});
const SUMMARY: Summary = {
  id: "t1",
  source: "table",
  game: "kingsburg",
  names: ["Ania", null, "Chiara"],
  automaton: null,
  scores: [7, 30, 25],
  winners: [1],
  stopped: false,
  teams: [],
  sheet: [line(0, "building", 7), line(1, "building", 18), line(1, "reward", 12), line(2, "building", 25)],
  curve: [
    { number: 5, round: 1, scores: [0, -2, 0] },
    { number: 9, round: 2, scores: [6, 9, 12] },
    { number: 20, round: 3, scores: [7, 30, 25] },
  ],
  leads: [{ point: 2, seat: 1 }],
  luck: [
    {
      measure: "pips",
      seats: [
        { drawn: 60, expected: 52.5, spread: 5, draws: 5 },
        { drawn: 50, expected: 52.5, spread: 5, draws: 5 },
        { drawn: 0, expected: 0, spread: 0, draws: 0 },
      ],
    },
  ],
};

beforeAll(async () => {
  locale.use("en", await load("en"));
  await locale.include("kingsburg");
});

it("the winner comes first, with what is between the first and the second", () => {
  const outcome = outcomeOfSummary(SUMMARY, "en");
  expect(outcome.order).toEqual([1, 2, 0]);
  expect([outcome.names[1], outcome.title]).toEqual(["Bot 2", "Bot 2 wins."]);
  expect(margin(outcome)).toBe(5);
  expect(margin({ ...outcome, points: [25, 25, 25] })).toBeNull();
});

it("partners stand together, their sum decides", () => {
  const teams = {
    ...SUMMARY,
    scores: [30, 2, 1, 9],
    names: [null, null, null, null],
    teams: [0, 1, 0, 1],
    winners: [0, 2],
  };
  const outcome = outcomeOfSummary(teams, "en");
  expect(outcome.order).toEqual([0, 2, 3, 1]);
  expect(outcome.title).toContain("A");
  expect(margin(outcome)).toBe(20);
});

it("the curve begins at the left edge, ends at the right one, and has room for losses", () => {
  const { lines, levels } = drawCurve(SUMMARY.curve, { width: 200, height: 100 });
  const [first, , last] = lines[1]?.spots ?? [];
  expect([first?.x, last?.x]).toEqual([0, 200]);
  expect(lines.flatMap(({ spots }) => spots).every(({ y }) => y >= 0 && y <= 100)).toBe(true);
  expect(levels.map(({ points }) => points)).toEqual([-10, 0, 10, 20, 30]);
  expect(last?.y).toBe(0);
  expect(drawCurve([], { width: 200, height: 100 }).lines).toEqual([]);
});

describe("the report", () => {
  it("tells winner, sources, changes of the lead and luck", () => {
    render(EndReport, { outcome: outcomeOfSummary(SUMMARY, "en"), summary: SUMMARY });
    expect(screen.getByText("5 points ahead")).toBeTruthy();
    expect(screen.getByRole("img", { name: /Ania 7, Bot 2 30, Chiara 25/ })).toBeTruthy();
    expect(screen.getByText(/The lead changed once/)).toBeTruthy();
    const luck = screen.getByTestId("luck").textContent ?? "";
    expect(luck).toContain("60; on average 52.5 (+7.5)");
    expect(luck).not.toContain("Chiara"); // rolled nothing
    expect(screen.getByRole("row", { name: "Total 30 25 7" })).toBeTruthy();
  });

  it("shows the sources alone where there are no numbers", () => {
    render(EndReport, { outcome: outcomeOfSummary(SUMMARY, "en"), summary: null });
    expect(screen.queryByTestId("curve")).toBeNull();
    expect(screen.getByRole("row", { name: "Total 30 25 7" })).toBeTruthy();
  });
});

describe("the picture", () => {
  it("has game, winner, a bar for each seat and the curve, all inside", () => {
    const parts = layOut(outcomeOfSummary(SUMMARY, "en"), SUMMARY, "play.example");
    const words = parts.flatMap((part) => ("text" in part ? [part.text] : []));
    expect(words).toEqual(expect.arrayContaining(["Kingsburg", "Bot 2 wins.", "Ania", "30", "play.example"]));
    expect(parts.filter((part) => "stroke" in part && part.stroke?.startsWith("seat-")).length).toBe(3);
    for (const { x, y } of parts) {
      expect(x).toBeLessThanOrEqual(PICTURE.width);
      expect(y).toBeLessThanOrEqual(PICTURE.height);
    }
  });

  it("is painted part by part in the colours of the theme", () => {
    vi.stubGlobal("Path2D", class {});
    const texts: unknown[] = [];
    const fills: unknown[] = [];
    const canvas = {
      save: vi.fn(),
      restore: vi.fn(),
      translate: vi.fn(),
      scale: vi.fn(),
      stroke: vi.fn(),
      fillStyle: "",
      fill: () => fills.push(canvas.fillStyle),
      fillText: (text: string) => texts.push(text),
    };
    const parts = layOut(outcomeOfSummary(SUMMARY, "en"), SUMMARY, "play.example");
    paint(canvas as unknown as CanvasRenderingContext2D, parts, (name) => `of ${name}`);
    expect(texts.length).toBe(parts.filter((part) => "text" in part).length);
    expect(fills).toContain("of seat-1");
    vi.unstubAllGlobals();
  });
});
