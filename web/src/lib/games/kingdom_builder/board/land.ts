/** The board itself, which stays as it is all through a game: computed once from a view. */
import { KIND_BY_LETTER, QUADRANT_SIZE } from "../data";
import {
  hexCentre,
  hexCorners,
  DIRECTIONS,
  neighbour,
  polygonPath,
  hexPath,
  hexSidePath,
  type Point,
  type GridPosition,
} from "$lib/stage/hex";
import type { HexKind, Tile, View } from "../types";

/** Hexes in a row, and rows of the board. */
export const SIZE = 2 * QUADRANT_SIZE;
const COLUMNS = "ABCDEFGHIJKLMNOPQRST";

export interface Hex extends GridPosition, Point {
  readonly index: number;
  readonly name: string;
  readonly kind: HexKind;
  /** Which of a terrain's drawings. */
  readonly variant: number;
  readonly tile: Tile | null;
  readonly beside: Tile | null;
  readonly besideCastle: boolean;
}

export interface Land {
  readonly hexes: readonly Hex[];
  readonly rows: readonly (readonly Hex[])[];
  readonly byName: ReadonlyMap<string, Hex>;
  /** Lines between unlike hexes, and between quadrants. */
  readonly borders: string;
  readonly seams: string;
  /** Castles and locations. */
  readonly landmarks: readonly string[];
  /** The line around all hexes. */
  readonly edge: string;
}

export const columnName = (col: number): string => COLUMNS[col] ?? "?";
export const cellName = ({ row, col }: GridPosition): string => `${columnName(col)}${row + 1}`;

function kindAt(view: View, { row, col }: GridPosition): HexKind | null {
  const letter = view.rows[row]?.[col];
  return letter === undefined ? null : (KIND_BY_LETTER.get(letter) ?? null);
}

function hexAt(view: View, row: number, col: number): Hex {
  const spot = { row, col };
  const name = cellName(spot);
  const neighbours = DIRECTIONS.map((direction) => neighbour(spot, direction));
  const near = neighbours.map((next) => view.locations[cellName(next)]).find((tile) => tile !== undefined);
  return {
    ...spot,
    ...hexCentre(spot),
    index: row * SIZE + col,
    name,
    kind: kindAt(view, spot) ?? "water",
    variant: (row * 7 + col * 13 + ((row * col) % 5)) % 3,
    tile: view.locations[name] ?? null,
    beside: near ?? null,
    besideCastle: neighbours.some((next) => kindAt(view, next) === "castle"),
  };
}

const quadrant = ({ row, col }: GridPosition): number =>
  (row >= QUADRANT_SIZE ? 2 : 0) + (col >= QUADRANT_SIZE ? 1 : 0);

/** The sides of hexes, each once, for which `unlike` holds. */
function sides(hexes: readonly Hex[], unlike: (hex: Hex, next: Hex) => boolean): string {
  const at = new Map(hexes.map((hex) => [hex.name, hex]));
  return hexes
    .flatMap((hex) =>
      [0, 1, 2].map((way) => {
        const next = at.get(cellName(neighbour(hex, DIRECTIONS[way] ?? "e")));
        return next && unlike(hex, next) ? hexSidePath(hex, way) : "";
      }),
    )
    .join("");
}

/** The line around all hexes, clockwise from the upper left. */
function boardEdge(rows: readonly (readonly Hex[])[]): string {
  const pick = (hex: Hex | undefined, ...ways: number[]): Point[] => {
    const all = hex ? hexCorners(hex) : [];
    return ways.flatMap((way) => all[way] ?? []);
  };
  const points = [
    ...(rows[0] ?? []).flatMap((hex) => pick(hex, 4, 5, 0)),
    ...rows.flatMap((row) => pick(row.at(-1), 0, 1)),
    ...[...(rows.at(-1) ?? [])].reverse().flatMap((hex) => pick(hex, 1, 2, 3)),
    ...[...rows].reverse().flatMap((row) => pick(row[0], 3, 4)),
  ];
  return polygonPath(points);
}

function buildLand(view: View): Land {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, col) => hexAt(view, row, col)),
  );
  const hexes = rows.flat();
  return {
    hexes,
    rows,
    byName: new Map(hexes.map((hex) => [hex.name, hex])),
    borders: sides(hexes, (hex, next) => hex.kind !== next.kind),
    seams: sides(hexes, (hex, next) => quadrant(hex) !== quadrant(next)),
    landmarks: hexes.filter((hex) => hex.kind === "castle" || hex.tile).map((hex) => hex.name),
    edge: boardEdge(rows),
  };
}

let last: { key: string; land: Land } | null = null;

/** The land of a view; the same object as long as the board is the same. */
export function landOf(view: View): Land {
  const key = view.rows.join("") + Object.values(view.locations).join();
  if (last?.key !== key) last = { key, land: buildLand(view) };
  return last.land;
}

/** Hexes as one path. */
export const hexPaths = (land: Land, cells: Iterable<string>, scale: number): string =>
  [...cells]
    .map((cell) => land.byName.get(cell))
    .map((hex) => (hex ? hexPath(hex, scale) : ""))
    .join("");
