import { describe, expect, test } from "vitest";
import { hexAfterKey, nearestTarget, nextTarget, type KeyPress } from "$lib/stage/hex-keyboard";
import { movePath, circlePath } from "$lib/stage/svg-path";
import { trackPieces } from "$lib/stage/pieces";
import {
  initialZoom,
  MAX_ZOOM,
  clampZoom,
  fitScale,
  scrollAfterZoom,
  scrollToShow,
} from "$lib/stage/viewport/zoom";

const GRID = { rows: 20, cols: 20 };
const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  const from = { row: 4, col: 7 };

  test("up and down keep the column", () => {
    expect(hexAfterKey(key("ArrowUp"), from, GRID)).toEqual({ row: 3, col: 7 });
    expect(hexAfterKey(key("ArrowDown"), from, GRID)).toEqual({ row: 5, col: 7 });
    expect(hexAfterKey(key("ArrowLeft"), from, GRID)).toEqual({ row: 4, col: 6 });
    expect(hexAfterKey(key("ArrowRight"), from, GRID)).toEqual({ row: 4, col: 8 });
  });

  test("letters and the number block follow the diagonals", () => {
    expect(hexAfterKey(key("q"), from, GRID)).toEqual({ row: 3, col: 6 });
    expect(hexAfterKey(key("E"), from, GRID)).toEqual({ row: 3, col: 7 });
    expect(hexAfterKey(key("z"), { row: 5, col: 7 }, GRID)).toEqual({ row: 6, col: 7 });
    expect(hexAfterKey(key("c"), { row: 5, col: 7 }, GRID)).toEqual({ row: 6, col: 8 });
    expect(hexAfterKey(key("7", { code: "Numpad7" }), from, GRID)).toEqual({ row: 3, col: 6 });
  });

  test("the board's edge holds", () => {
    expect(hexAfterKey(key("ArrowUp"), { row: 0, col: 0 }, GRID)).toEqual({ row: 0, col: 0 });
    expect(hexAfterKey(key("q"), { row: 0, col: 0 }, GRID)).toEqual({ row: 0, col: 0 });
    expect(hexAfterKey(key("End"), from, GRID)).toEqual({ row: 4, col: 19 });
    expect(hexAfterKey(key("Home"), from, GRID)).toEqual({ row: 4, col: 0 });
    expect(hexAfterKey(key("PageUp"), from, GRID)).toEqual({ row: 0, col: 7 });
    expect(hexAfterKey(key("PageDown"), from, GRID)).toEqual({ row: 19, col: 7 });
  });

  test("other keys are not ours, nor letters that are switched off, nor commands", () => {
    expect(hexAfterKey(key("x"), from, GRID)).toBeNull();
    expect(hexAfterKey(key("q"), from, GRID, false)).toBeNull();
    expect(hexAfterKey(key("z", { ctrlKey: true }), from, GRID)).toBeNull();
  });

  test("targets come in reading order, round and round", () => {
    expect(nextTarget([30, 5, 12], 12, 1)).toBe(30);
    expect(nextTarget([30, 5, 12], 30, 1)).toBe(5);
    expect(nextTarget([30, 5, 12], 12, -1)).toBe(5);
    expect(nextTarget([30, 5, 12], 5, -1)).toBe(30);
    expect(nextTarget([], 5, 1)).toBeNull();
  });

  test("the nearest target", () => {
    const far = { row: 15, col: 15 };
    const near = { row: 5, col: 8 };
    expect(nearestTarget([far, near], from)).toEqual(near);
    expect(nearestTarget([], from)).toBeNull();
  });
});

describe("pieces", () => {
  const before = trackPieces([], [["A1", "B2"], ["C3"]]);

  test("new ones get names of their own", () => {
    expect(new Set(before.map((piece) => piece.id)).size).toBe(3);
  });

  test("those that stay stay; one that moves keeps its name", () => {
    const next = trackPieces(before, [["A1", "D4"], ["C3"]]);
    const movePath = before.find((piece) => piece.cell === "B2");
    expect(next.find((piece) => piece.cell === "D4")?.id).toBe(movePath?.id);
    expect(next.find((piece) => piece.cell === "A1")).toBe(before.find((piece) => piece.cell === "A1"));
  });

  test("one that is taken back goes, and a new one does not take over another seat's name", () => {
    const next = trackPieces(before, [["A1"], ["C3", "B2"]]);
    expect(next.filter((piece) => piece.seat === 0).map((piece) => piece.cell)).toEqual(["A1"]);
    const gone = before.find((piece) => piece.cell === "B2");
    expect(next.find((piece) => piece.cell === "B2")?.id).not.toBe(gone?.id);
  });
});

describe("zoom", () => {
  const drawing = { x: 750, y: 650 };

  test("all of it fits", () => {
    expect(fitScale(drawing, { x: 1500, y: 650 })).toBe(1);
    expect(fitScale(drawing, { x: 375, y: 900 })).toBe(0.5);
  });

  test("on a phone it begins so close that a finger handler a hex", () => {
    const fit = fitScale(drawing, { x: 374, y: 600 });
    expect(34.64 * fit * initialZoom(fit, 34.64, 35)).toBeGreaterThanOrEqual(32);
    expect(initialZoom(fitScale(drawing, { x: 1400, y: 900 }), 34.64, 35)).toBe(1);
    expect(initialZoom(0, 34.64, 35)).toBe(1);
  });

  test("it has bounds", () => {
    expect(clampZoom(0.2)).toBe(1);
    expect(clampZoom(50)).toBe(MAX_ZOOM);
  });

  test("the point under the pointer stays there", () => {
    expect(scrollAfterZoom(100, 50, 2)).toBe(250); // 150 of the drawing is now at 300, minus the pointer's 50
  });

  test("what is shown has room around it", () => {
    expect(scrollToShow(0, 400, 500, 90)).toBe(190);
    expect(scrollToShow(300, 400, 310, 90)).toBe(220);
    expect(scrollToShow(300, 400, 500, 90)).toBe(300);
  });
});

describe("paths", () => {
  test("places move and scale, lengths only scale", () => {
    expect(movePath("M1 2l3 4H5V6z", 10, 20, 2)).toBe("M 12 24 l 6 8 H 20 V 32 z");
    expect(movePath("M0-1.5.5-2C1 2 3 4 5 6", 1, 1)).toBe("M 1 -0.5 1.5 -1 C 2 3 4 5 6 7");
  });

  test("an arc keeps its flags", () => {
    expect(movePath(circlePath(0, 0, 2), 5, 5, 0.5)).toBe("M 4 5 a 1 1 0 1 0 2 0 a 1 1 0 1 0 -2 0 z");
    expect(movePath("A1 2 0 0 1 3 4", 10, 20)).toBe("A 1 2 0 0 1 13 24");
  });
});
