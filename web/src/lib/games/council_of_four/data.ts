/** The components, read from the engine's data file, and where we draw the cities. */
import facts from "$games/council_of_four/data/council_of_four.json";
import { REGIONS, type Gains, type Region } from "./types";

export interface Permit {
  readonly id: string;
  readonly region: Region;
  readonly letters: readonly string[];
  readonly gains: Gains;
}

const gainsOf = (rewards: object): Gains => ({ ...(rewards as Gains) });

const CITY_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  facts.cities.in_order.map((city) => [city.id, city.letter]),
);

export const PERMITS: ReadonlyMap<string, Permit> = new Map(
  REGIONS.flatMap((region) =>
    facts.permits.by_region[region].map(({ id, cities, rewards }) => [
      id,
      { id, region, letters: cities.map((city) => CITY_LETTERS[city] ?? "?"), gains: gainsOf(rewards) },
    ]),
  ),
);

export const TOKEN_GAINS: ReadonlyMap<string, Gains> = new Map(
  facts.tokens.in_order.map(({ id, rewards }) => [id, gainsOf(rewards)]),
);

const paying = new Map(facts.nobility.spaces.map(({ at, rewards }) => [at, gainsOf(rewards)]));
/** What each space of the nobility track gives. */
export const NOBILITY_GAINS: readonly Gains[] = Array.from(
  { length: facts.nobility.last + 1 },
  (_, at) => paying.get(at) ?? {},
);
/** The last space of the wealth track. */
export const LAST_WEALTH_SPACE = facts.players.coin_limit;
export const EMPORIUMS = facts.players.emporiums;
export const COINS_PER_ROAD = facts.actions.king.coins_per_road;
export const CITY_COUNT = facts.cities.in_order.length;
export const BONUS_TILES: Readonly<Record<string, number>> = {
  ...facts.bonus_tiles.metals,
  ...facts.bonus_tiles.regions,
};
export const METAL_TILES: readonly string[] = Object.keys(facts.bonus_tiles.metals);
export const KINGS_TILES: readonly number[] = facts.bonus_tiles.king;

/** A region is drawn on a sheet this deep (along the row of regions) and this broad (across it). */
export const REGION_DEPTH = 270;
export const REGION_BREADTH = 330;

export interface City {
  readonly id: string;
  readonly region: Region;
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  arkon: [72, 66],
  burgen: [60, 176],
  castrum: [196, 90],
  dorful: [192, 200],
  esti: [112, 268],
  framek: [72, 72],
  graden: [66, 174],
  hellar: [84, 268],
  indur: [198, 72],
  juvelar: [194, 192],
  kultos: [72, 66],
  lyram: [64, 166],
  merkatim: [82, 266],
  naris: [196, 110],
  osium: [190, 226],
};

/** The cities where they are drawn: regions side by side, or one below the other. */
export function cityPositions(stacked: boolean): ReadonlyMap<string, City> {
  return new Map(
    facts.cities.in_order.map(({ id, region, letter }) => {
      const at = REGIONS.findIndex((one) => one === region);
      const [deep, broad] = SPOTS[id] ?? [0, 0];
      const along = deep + at * REGION_DEPTH;
      const city = { id, region: REGIONS[at] ?? "coast", letter };
      return [id, stacked ? { ...city, x: broad, y: along } : { ...city, x: along, y: broad }];
    }),
  );
}

/** A road as a gentle curve. */
export function roadPath(a: City, b: City): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [x, y] = [(a.x + b.x) / 2 - dy * 0.08, (a.y + b.y) / 2 + dx * 0.08];
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}
