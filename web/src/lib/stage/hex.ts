/** Pointy-top hexes in rows, odd rows (0-based) half a hex to the right. */
import { roundedNumber } from "./svg-path";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GridPosition {
  readonly row: number;
  readonly col: number;
}

export const HEX_RADIUS = 20;
export const HEX_WIDTH = Math.sqrt(3) * HEX_RADIUS;
export const ROW_HEIGHT = 1.5 * HEX_RADIUS; // from row to row

/** The directions in the order in which they are turned through, from the right clockwise. */
export const DIRECTIONS = ["e", "se", "sw", "w", "nw", "ne"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const hexCentre = ({ row, col }: GridPosition): Point => ({
  x: HEX_WIDTH * (col + 0.5 + (row % 2) / 2),
  y: ROW_HEIGHT * row + HEX_RADIUS,
});

/** The width and height of a board. */
export const boardSize = (rows: number, cols: number): Point => ({
  x: HEX_WIDTH * (cols + (rows > 1 ? 0.5 : 0)),
  y: ROW_HEIGHT * (rows - 1) + 2 * HEX_RADIUS,
});

/** The corners of a hex, from the upper right clockwise: between corner n and n + 1 lies direction n. */
export function hexCorners({ x, y }: Point, scale = 1): Point[] {
  const [w, r] = [(HEX_WIDTH / 2) * scale, HEX_RADIUS * scale];
  return [
    { x: x + w, y: y - r / 2 },
    { x: x + w, y: y + r / 2 },
    { x, y: y + r },
    { x: x - w, y: y + r / 2 },
    { x: x - w, y: y - r / 2 },
    { x, y: y - r },
  ];
}

/** A polygon as the data of an SVG path. */
export const polygonPath = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${roundedNumber(x)} ${roundedNumber(y)}`).join("L")}Z`;

/** A hex as the data of an SVG path. */
export const hexPath = (at: Point, scale = 1): string => polygonPath(hexCorners(at, scale));

/** One side of a hex as the data of an SVG path. */
export function hexSidePath(at: Point, direction: number): string {
  const all = hexCorners(at);
  const [a, b] = [all[direction], all[(direction + 1) % 6]];
  return a && b ? polygonPath([a, b]).slice(0, -1) : ""; // open
}

export function neighbour({ row, col }: GridPosition, direction: Direction): GridPosition {
  const odd = row % 2;
  switch (direction) {
    case "e":
      return { row, col: col + 1 };
    case "w":
      return { row, col: col - 1 };
    case "se":
      return { row: row + 1, col: col + odd };
    case "sw":
      return { row: row + 1, col: col - 1 + odd };
    case "ne":
      return { row: row - 1, col: col + odd };
    case "nw":
      return { row: row - 1, col: col - 1 + odd };
  }
}

/** How many steps lie between two hexes. */
export function distance(a: GridPosition, b: GridPosition): number {
  const cube = ({ row, col }: GridPosition): [number, number] => [col - (row - (row % 2)) / 2, row];
  const [[aq, ar], [bq, br]] = [cube(a), cube(b)];
  const [dq, dr] = [aq - bq, ar - br];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
