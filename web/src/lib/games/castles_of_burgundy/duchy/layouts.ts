/** Where the spaces of a duchy are drawn: those of one player, of a team, and the islands of the solo game. */
import {
  hexCorners,
  hexPath,
  polygonPath,
  HEX_RADIUS,
  ROW_HEIGHT,
  HEX_WIDTH,
  type Point,
} from "$lib/stage/hex";
import boards from "$games/castles_of_burgundy/data/boards.json";
import { CELLS, DUCHY_SIZE, POSTS, ROWS, WIDEST_ROW, cellCentre, cellNames, rowLengths } from "../data";

export interface DuchyLayout {
  readonly cells: readonly string[];
  readonly extent: Point;
  readonly posts: readonly Point[];
  /** Rivers as data of SVG paths, from space to space. */
  readonly rivers: readonly string[];
  readonly cellCentre: (cell: string) => Point;
}

const PLAYER: DuchyLayout = { cells: CELLS, extent: DUCHY_SIZE, posts: POSTS, rivers: [], cellCentre };

/** Two duchies side by side: the right one begins with the last column of the left one, so that they share a space. */
const RIGHT_HALF = WIDEST_ROW - 1;
function teamCellCentre(cell: string): Point {
  const row = cell.charCodeAt(0) - 65;
  const count = ROWS[row] ?? WIDEST_ROW;
  const place = Number(cell.slice(1));
  const right = place > count && count < WIDEST_ROW; // the widest row goes through
  return {
    x: HEX_WIDTH * (place - 0.5 + (WIDEST_ROW - count) / 2 + (right ? RIGHT_HALF - count : 0)),
    y: ROW_HEIGHT * row + HEX_RADIUS,
  };
}
const TEAM: DuchyLayout = {
  cells: cellNames(rowLengths(boards.teams.in_order[0]?.rows ?? [])),
  extent: { x: HEX_WIDTH * (RIGHT_HALF + WIDEST_ROW), y: DUCHY_SIZE.y },
  posts: [],
  rivers: [],
  cellCentre: teamCellCentre,
};

/** A layout turned by a quarter, for screens that are higher than wide. */
export const rotateLayout = (layout: DuchyLayout): DuchyLayout => ({
  ...layout,
  extent: { x: layout.extent.y, y: layout.extent.x },
  cellCentre: (cell) => {
    const { x, y } = layout.cellCentre(cell);
    return { x: layout.extent.y - y, y: x };
  },
});

/** A hex as the data of an SVG path, around the middle; one of a turned layout lies flat. */
export const tilePath = (flat: boolean, scale: number): string =>
  flat
    ? polygonPath(hexCorners({ x: 0, y: 0 }, scale).map(({ x, y }) => ({ x: y, y: x })))
    : hexPath({ x: 0, y: 0 }, scale);

type Space = readonly [name: string, print: string, region: number, x: number, y: number];

/** How far a river may swing aside, the nearest ways first. */
const SWINGS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 80, -80, 100, -100];

/** A river from space to space that runs under as few others as can be. */
function river(a: Point, b: Point, others: readonly Point[]): string {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bend = (swing: number): Point => ({
    x: (a.x + b.x) / 2 - ((b.y - a.y) / far) * swing,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / far) * swing,
  });
  const hiddenPart = (c: Point): number =>
    Array.from({ length: 21 }, (_, step) => step / 20).filter((part) => {
      const [p, q, r] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      const [x, y] = [p * a.x + q * c.x + r * b.x, p * a.y + q * c.y + r * b.y];
      return others.some((other) => Math.hypot(other.x - x, other.y - y) < HEX_RADIUS);
    }).length;
  const ways = SWINGS.map(bend);
  const best = ways.reduce((one, other) => (hiddenPart(other) < hiddenPart(one) ? other : one));
  const format = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${format(a)}Q${format(best)} ${format(b)}`;
}

/** From space to space of a solo board, across and down, as measured on it. */
const SPACINGS: Readonly<Record<string, readonly [number, number]>> = {
  beginner: [0.0965, 0.1185],
  advanced: [0.0908, 0.1105],
};

/** The islands: each is a piece of the usual grid, laid where the board shows it. */
function islands(id: number): DuchyLayout {
  const board = boards.solo.in_order.find((one) => one.id === id);
  const spaces = (board?.spaces ?? []) as unknown as readonly Space[];
  const [wide, high] = SPACINGS[board?.side ?? ""] ?? [1, 1];
  const firsts = new Map<number, Space>();
  const spots = new Map<string, Point>();
  for (const space of spaces) {
    const [name, , region, x, y] = space;
    const first = firsts.get(region) ?? space;
    firsts.set(region, first);
    const row = Math.round((y - first[4]) / high);
    const halves = Math.round((2 * (x - first[3])) / wide);
    spots.set(name, {
      x: (first[3] / wide) * HEX_WIDTH + (halves * HEX_WIDTH) / 2,
      y: (first[4] / high) * ROW_HEIGHT + row * ROW_HEIGHT,
    });
  }
  const all = [...spots.values()];
  const left = Math.min(...all.map(({ x }) => x)) - HEX_WIDTH / 2;
  const top = Math.min(...all.map(({ y }) => y)) - HEX_RADIUS;
  const moved = new Map([...spots].map(([name, { x, y }]) => [name, { x: x - left, y: y - top }]));
  const at = (cell: string): Point => moved.get(cell) ?? { x: 0, y: 0 };
  const extent = {
    x: Math.max(...all.map(({ x }) => x)) - left + HEX_WIDTH / 2,
    y: Math.max(...all.map(({ y }) => y)) - top + HEX_RADIUS,
  };
  return {
    cells: spaces.map(([name]) => name),
    extent,
    posts: [],
    rivers: (board?.rivers ?? []).map((pair) => {
      const [a, b] = pair.split(" ").map(at) as [Point, Point];
      return river(
        a,
        b,
        [...moved.values()].filter((other) => other !== a && other !== b),
      );
    }),
    cellCentre: at,
  };
}

/** The team boards that are our own design. */
export const RECONSTRUCTED_TEAM_DUCHIES: ReadonlySet<number> = new Set(
  boards.teams.in_order.filter(({ reconstructed }) => reconstructed).map(({ id }) => id),
);

const LAYOUTS: ReadonlyMap<number, DuchyLayout> = new Map([
  ...boards.teams.in_order.map(({ id }) => [id, TEAM] as const),
  ...boards.solo.in_order.map(({ id }) => [id, islands(id)] as const),
]);

/** The layout of a duchy by its number; all of one player are drawn alike. */
export const layoutOf = (duchy: number | null | undefined): DuchyLayout => LAYOUTS.get(duchy ?? 0) ?? PLAYER;
