/** The components, read from the engine's data files, and where the spaces of a duchy are drawn. */
import { HEX_RADIUS, ROW_HEIGHT, HEX_WIDTH, type Point } from "$lib/stage/hex";
import boards from "$games/castles_of_burgundy/data/boards.json";
import facts from "$games/castles_of_burgundy/data/castles_of_burgundy.json";
import duchies from "$games/castles_of_burgundy/data/duchies.json";
import type { Colour, Depot, Land } from "./types";

/** The colour of each tile; an inn fits all, like the black tiles of the solo game. */
export const COLOUR_OF: ReadonlyMap<string, Colour | "inn"> = new Map(
  facts.tiles.in_order.map(({ id, type }) => [id, (type as Colour | null) ?? "inn"]),
);

export interface Herd {
  readonly animal: string;
  readonly animals: number;
}
/** What grazes on a tile. */
export const HERDS: ReadonlyMap<string, Herd> = new Map(
  facts.tiles.in_order.flatMap(({ id, animal, animals }) =>
    animal && animals ? [[id, { animal, animals }] as const] : [],
  ),
);

/** The colours of a depot's places that are in use with so many players, in the order of the view. */
export function slotColours(depot: Depot, seats: number, phase: string | null): readonly Colour[] {
  const slots = facts.depots.in_order.find(({ id }) => String(id) === depot)?.slots ?? [];
  const board = Math.max(2, seats); // one player has the board of two
  return slots
    .filter((slot) => slot.seats <= board)
    .map(({ type, three_seats: other }) =>
      seats === 3 && other?.phases.includes(phase ?? "A") ? (other.type as Colour) : (type as Colour),
    );
}

const paid = (by: Readonly<Record<string, number>>, seats: number): number => by[String(seats)] ?? 0;
/** What the large and the small bonus tile pay. */
export const bonusPoints = (seats: number): readonly number[] => [
  paid(facts.bonus_tiles.first, seats),
  paid(facts.bonus_tiles.second, seats),
];
export const postPoints = (seats: number): readonly number[] => [
  paid(facts.border_posts.first, seats),
  paid(facts.border_posts.second, seats),
];

export interface RouteSpace {
  readonly good: number;
  readonly bonus: string;
}
export interface Route {
  readonly spaces: readonly RouteSpace[];
  readonly reconstructed: boolean;
}
export const ROUTES: ReadonlyMap<number, Route> = new Map(
  facts.routes.in_order.map(({ id, spaces, reconstructed }) => [
    id,
    { reconstructed, spaces: spaces.map(([good, bonus]) => ({ good: Number(good), bonus: String(bonus) })) },
  ]),
);

export const SHIELD_POINTS: ReadonlyMap<number, number> = new Map(
  facts.shields.in_order.map(({ id, points }) => [id, points]),
);
export const PHASE_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
  facts.phases.in_order.map(({ id, points }) => [id, points]),
);
export const ROUNDS = facts.phases.rounds;
export const BLACK_PRICE = facts.actions.black_price;
export const SOLO_TARGET_STEP = boards.solo.target.step;
/** What a point costs in the solo game, in silver. */
export const SOLO_POINT_PRICE = boards.solo.price_of_point;
export const STORAGE = facts.players.storage;
export const TEAM_STORAGE = boards.teams.storage;

type Amount = "points" | "workers" | "silver";
/** What is printed on a building or a monastery. */
export interface EffectRow {
  readonly id: number | string;
  readonly effect: string;
  readonly types?: readonly Colour[];
  readonly building?: string;
  readonly amount?: number;
  readonly vp?: number;
  readonly workers?: number;
  readonly silver?: number;
  readonly total_workers?: number;
  readonly total_silver?: number;
  readonly step?: number;
}

/** What the amount of an effect counts. */
const COUNTED: Readonly<Record<string, Amount>> = {
  gain_workers: "workers",
  gain_silver: "silver",
  gain_vp: "points",
  workers_per_mine: "workers",
  worker_on_sell: "workers",
  bonus_per_scoring_tile: "points",
  silver_on_worker_action: "silver",
};

function numbersOf(row: EffectRow): Readonly<Record<string, number>> {
  const counted = COUNTED[row.effect] ?? "points";
  const numbers: Readonly<Record<string, number | undefined>> = {
    [counted]: row.amount,
    ...(row.vp && { points: row.vp }),
    ...(row.workers && { workers: row.workers }),
    ...(row.silver && { silver: row.silver }),
    ...(row.total_workers && { workers: row.total_workers, usual: facts.actions.workers }),
    ...(row.total_silver && { silver: row.total_silver, usual: facts.actions.sale_silver }),
    ...(row.step && { step: row.step }),
  };
  return Object.fromEntries(
    Object.entries(numbers).filter((entry): entry is [string, number] => Boolean(entry[1])),
  );
}

const BUILDINGS = facts.buildings.in_order as readonly EffectRow[];
export const MONASTERIES = facts.monasteries.in_order as readonly EffectRow[];

/** The numbers printed on buildings and monasteries, as the texts about their effects name them. */
export const EFFECT_NUMBERS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ...BUILDINGS.map((row) => [String(row.id), numbersOf(row)] as const),
  ...MONASTERIES.map((row) => [`m${row.id}`, numbersOf(row)] as const),
]);

/** How many spaces the rows of a board have, which it lists as `C6 B5 B4`. */
export const rowLengths = (rows: readonly string[]): readonly number[] =>
  rows.map((row) => row.split(" ").length);

/** The names of a board's spaces, row by row. */
export const cellNames = (lengths: readonly number[]): readonly string[] =>
  lengths.flatMap((count, row) =>
    Array.from({ length: count }, (_, col) => `${String.fromCharCode(65 + row)}${col + 1}`),
  );

/** The spaces in the rows of a duchy; all duchies of one player have the same shape. */
export const ROWS = rowLengths(duchies.duchies[0]?.rows ?? []);
export const WIDEST_ROW = Math.max(...ROWS);
export const CELLS = cellNames(ROWS);

/** The middle of a space. */
export function cellCentre(cell: string): Point {
  const row = cell.charCodeAt(0) - 65;
  const indent = (WIDEST_ROW - (ROWS[row] ?? WIDEST_ROW)) / 2;
  return { x: HEX_WIDTH * (Number(cell.slice(1)) - 0.5 + indent), y: ROW_HEIGHT * row + HEX_RADIUS };
}
export const DUCHY_SIZE: Point = {
  x: HEX_WIDTH * WIDEST_ROW,
  y: ROW_HEIGHT * (ROWS.length - 1) + 2 * HEX_RADIUS,
};

/** Border posts lie outside of the edge between the two spaces that they touch. */
export const POSTS: readonly Point[] = facts.border_posts.posts.map(({ touches }) => {
  const [a, b] = touches.map(cellCentre) as [Point, Point];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [x - DUCHY_SIZE.x / 2, y - DUCHY_SIZE.y / 2];
  const far = (Math.hypot(dx, dy) + 19) / Math.hypot(dx, dy);
  return { x: DUCHY_SIZE.x / 2 + dx * far, y: DUCHY_SIZE.y / 2 + dy * far };
});

/** The spaces of a duchy that can be chosen. */
export function duchySpaces(duchy: number): Land {
  const rows = duchies.duchies.find(({ id }) => id === duchy)?.rows ?? [];
  const letters = duchies.letters as Readonly<Record<string, string>>;
  const all = rows.flatMap((row) => row.split(" "));
  return Object.fromEntries(
    CELLS.map((cell, at) => [cell, [letters[all[at]?.[0] ?? ""] as Colour, Number(all[at]?.[1])]]),
  );
}
