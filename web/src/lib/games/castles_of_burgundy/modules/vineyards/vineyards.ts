/** Double tiles and the vineyard board, read from the engine's data file. */
import { HEX_RADIUS, ROW_HEIGHT, HEX_WIDTH, type Point } from "$lib/stage/hex";
import { GRAPES, type Grape } from "$lib/wire/views/castles_of_burgundy";
import facts from "$games/castles_of_burgundy/data/vineyards.json";

export { GRAPES, type Grape };

/** The colours of a double tile, left and right. */
export const grapesOf = (double: string): readonly [Grape, Grape] =>
  double.split("_") as unknown as readonly [Grape, Grape];

/** Whether something in storage is a double tile. */
export const isDouble = (name: string): boolean =>
  name.includes("_") && grapesOf(name).every((one) => GRAPES.includes(one));

/** A double tile however it lies. */
export const sortedDouble = (laid: string): string =>
  [...grapesOf(laid)].sort((a, b) => GRAPES.indexOf(a) - GRAPES.indexOf(b)).join("_");

export interface Bed {
  readonly id: number;
  readonly level: number;
  readonly number: number;
  readonly hexes: readonly [Point, Point];
  readonly bonuses: readonly [string, string];
}

const SHIFT = 44; // room for the levels' names
const hexes = facts.board.in_order.flatMap((bed) => bed.hexes) as [number, number][];
const left = Math.min(...hexes.map(([q, r]) => q + r / 2));
const top = Math.min(...hexes.map(([, r]) => r));
const at = ([q, r]: readonly number[]): Point => ({
  x: HEX_WIDTH * ((q ?? 0) + (r ?? 0) / 2 - left + 0.5) + SHIFT,
  y: ROW_HEIGHT * ((r ?? 0) - top) + HEX_RADIUS,
});

export const BEDS: readonly Bed[] = facts.board.in_order.map(({ hexes, bonuses, ...bed }) => ({
  ...bed,
  hexes: hexes.map(at) as unknown as readonly [Point, Point],
  bonuses: bonuses as unknown as readonly [string, string],
}));
export const VINEYARD_LEVELS: readonly number[] = [...new Set(BEDS.map(({ level }) => level))].sort(
  (a, b) => b - a,
);
export const levelY = (level: number): number => BEDS.find((bed) => bed.level === level)?.hexes[0].y ?? 0;
export const VINEYARD_SIZE: Point = {
  x: Math.max(...BEDS.flatMap(({ hexes: [, { x }] }) => x)) + HEX_WIDTH / 2,
  y: Math.max(...BEDS.flatMap(({ hexes: [{ y }] }) => y)) + HEX_RADIUS,
};

/** The numbers of a place of the vineyard depot. */
export function vatNumbers(slot: number, slots: number): readonly number[] {
  const depot = Object.values(facts.depot.slots).find((numbers) => numbers.length === slots);
  return depot?.[slot - 1] ?? [];
}
export const VINE_PRICE = facts.price;
/** The places in storage that a double tile takes. */
export const DOUBLE_STORAGE = facts.storage;
