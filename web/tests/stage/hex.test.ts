import { describe, expect, test } from "vitest";
import {
  hexCentre,
  hexCorners,
  DIRECTIONS,
  distance,
  boardSize,
  neighbour,
  hexPath,
  HEX_RADIUS,
  hexSidePath,
  HEX_WIDTH,
} from "$lib/stage/hex";

describe("hexes", () => {
  test("odd rows lie half a hex to the right", () => {
    expect(hexCentre({ row: 1, col: 3 }).x - hexCentre({ row: 0, col: 3 }).x).toBeCloseTo(HEX_WIDTH / 2);
    expect(hexCentre({ row: 2, col: 3 }).x).toBeCloseTo(hexCentre({ row: 0, col: 3 }).x);
  });

  test("all six neighbours touch: their centres are a hex's width away", () => {
    for (const row of [4, 5]) {
      const here = hexCentre({ row, col: 7 });
      for (const way of DIRECTIONS) {
        const there = hexCentre(neighbour({ row, col: 7 }, way));
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(HEX_WIDTH);
      }
    }
  });

  test("there and back", () => {
    for (const row of [4, 5])
      DIRECTIONS.forEach((way, at) => {
        const back = DIRECTIONS[(at + 3) % 6] ?? "e";
        expect(neighbour(neighbour({ row, col: 7 }, way), back)).toEqual({ row, col: 7 });
      });
  });

  test("the side in a direction is the one shared with the neighbour there", () => {
    const spot = { row: 5, col: 7 };
    const ends = (path: string) => path.slice(1).split("L").sort();
    DIRECTIONS.forEach((way, at) => {
      expect(ends(hexSidePath(hexCentre(spot), at))).toEqual(
        ends(hexSidePath(hexCentre(neighbour(spot, way)), (at + 3) % 6)),
      );
    });
  });

  test("steps between hexes", () => {
    expect(distance({ row: 0, col: 0 }, { row: 0, col: 5 })).toBe(5);
    expect(distance({ row: 0, col: 0 }, { row: 4, col: 2 })).toBe(4);
    expect(distance({ row: 3, col: 3 }, { row: 3, col: 3 })).toBe(0);
  });

  test("a board holds its hexes", () => {
    const size = boardSize(20, 20);
    const far = hexCorners(hexCentre({ row: 19, col: 19 }));
    expect(Math.max(...far.map(({ x }) => x))).toBeCloseTo(size.x);
    expect(Math.max(...far.map(({ y }) => y))).toBeCloseTo(size.y);
    expect(boardSize(1, 3)).toEqual({ x: 3 * HEX_WIDTH, y: 2 * HEX_RADIUS });
  });

  test("an outline is closed", () => {
    expect(hexPath({ x: 0, y: 0 })).toMatch(/^M.*Z$/);
  });
});
