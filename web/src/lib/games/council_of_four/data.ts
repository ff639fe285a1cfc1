/** The components, from the same file as the engine's, and where we draw the cities. */
import facts from "../../../../../src/tetrarch/games/council_of_four/data/council_of_four.json";
import { REGIONS, type Gains, type Region } from "./types";

export interface Permit {
  readonly id: string;
  readonly region: Region;
  readonly letters: readonly string[];
  readonly gains: Gains;
}

const counted = (rewards: object): Gains => ({ ...(rewards as Gains) });

export const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  facts.cities.in_order.map((city) => [city.id, city.letter]),
);

export const PERMITS: ReadonlyMap<string, Permit> = new Map(
  REGIONS.flatMap((region) =>
    facts.permits.by_region[region].map(({ id, cities, rewards }) => [
      id,
      { id, region, letters: cities.map((city) => LETTERS[city] ?? "?"), gains: counted(rewards) },
    ]),
  ),
);

export const TOKENS: ReadonlyMap<string, Gains> = new Map(
  facts.tokens.in_order.map(({ id, rewards }) => [id, counted(rewards)]),
);

const paying = new Map(facts.nobility.spaces.map(({ at, rewards }) => [at, counted(rewards)]));
/** What each space of the nobility track gives. */
export const NOBILITY: readonly Gains[] = Array.from(
  { length: facts.nobility.last + 1 },
  (_, at) => paying.get(at) ?? {},
);
export const WEALTH = 20; // the last space of the wealth track
export const TILES: Readonly<Record<string, number>> = {
  ...facts.bonus_tiles.metals,
  ...facts.bonus_tiles.regions,
};
export const KINGS_TILES: readonly number[] = facts.bonus_tiles.king;

/** A region is drawn on a sheet this deep (along the row of regions) and this broad (across it). */
export const DEEP = 270;
export const BROAD = 330;

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
export function placed(stacked: boolean): ReadonlyMap<string, City> {
  return new Map(
    facts.cities.in_order.map(({ id, region, letter }) => {
      const at = REGIONS.findIndex((one) => one === region);
      const [deep, broad] = SPOTS[id] ?? [0, 0];
      const along = deep + at * DEEP;
      const city = { id, region: REGIONS[at] ?? "coast", letter };
      return [id, stacked ? { ...city, x: broad, y: along } : { ...city, x: along, y: broad }];
    }),
  );
}

/** A road as a gentle curve. */
export function road(a: City, b: City): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [x, y] = [(a.x + b.x) / 2 - dy * 0.08, (a.y + b.y) / 2 + dx * 0.08];
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
}
