// What a seat sees of a game. Made from src/tetrarch/games/council_of_four/presentation/view_types.py by
// `python3 tools/dev.py wire`: do not edit.

export const REGIONS = ["coast", "hills", "mountains"] as const;
export type Region = (typeof REGIONS)[number];

export const COUNCILS = ["coast", "hills", "mountains", "king"] as const;
export type Council = (typeof COUNCILS)[number];

export const COLOURS = ["white", "black", "orange", "pink", "purple", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export const CARDS = ["white", "black", "orange", "pink", "purple", "blue", "joker"] as const;
export type Card = (typeof CARDS)[number];

export const METALS = ["gold", "silver", "bronze", "iron", "purple"] as const;
export type Metal = (typeof METALS)[number];

export type Cards = Readonly<Partial<Record<Card, number>>>;

/** Councillors from the arrow side on. */
export interface Balconies {
  readonly coast: readonly Colour[];
  readonly hills: readonly Colour[];
  readonly mountains: readonly Colour[];
  readonly king: readonly Colour[];
}

/** The two permits that lie open in each region. */
export interface Offers {
  readonly coast: readonly (string | null)[];
  readonly hills: readonly (string | null)[];
  readonly mountains: readonly (string | null)[];
}

/** How many permits lie face down in each region. */
export interface Piles {
  readonly coast: number;
  readonly hills: number;
  readonly mountains: number;
}

/** Permits of known place in each pile, the next to be drawn first. */
export interface Under {
  readonly coast: readonly string[];
  readonly hills: readonly string[];
  readonly mountains: readonly string[];
}

/** The fewest coins for each council with the own hand; null where no card fits. */
export interface Prices {
  readonly coast: number | null;
  readonly hills: number | null;
  readonly mountains: number | null;
  readonly king: number | null;
}

/** What one seat may know; a spectator's has the seat null. */
export interface CouncilView {
  readonly sides: readonly (string | null)[];
  readonly roads: readonly (readonly [string, string])[];
  readonly metals: Readonly<Record<string, Metal>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly balconies: Balconies;
  readonly reserve: Readonly<Partial<Record<Colour, number>>>;
  readonly king: string | null;
  readonly king_roads: Readonly<Record<string, number>>;
  readonly game: string;
  readonly seat: number | null;
  readonly offers: Offers;
  readonly piles: Piles;
  readonly under: Under;
  readonly emporiums: readonly (readonly string[])[];
  readonly neutral: readonly string[];
  readonly coins: readonly number[];
  readonly assistants: readonly number[];
  readonly pool: number | null;
  readonly nobility: readonly number[];
  readonly points: readonly number[];
  readonly permits: readonly (readonly string[])[];
  readonly used: readonly (readonly string[])[];
  readonly hands: readonly (Cards | null)[];
  readonly hand_sizes: readonly number[];
  readonly deck: number;
  readonly discards: Cards;
  readonly shuffles: number;
  readonly held: readonly (Cards | null)[];
  readonly held_by_all: Cards;
  readonly held_sizes: readonly number[];
  readonly fresh: readonly number[];
  readonly spent: readonly Cards[];
  readonly tiles: Readonly<Record<string, number>>;
  readonly kings_tiles: readonly number[];
  readonly active: number | null;
  readonly start: number;
  readonly mains: number;
  readonly acted: boolean;
  readonly quick: boolean;
  readonly round: number;
  readonly ending: number | null;
  readonly scores: readonly number[];
  readonly at_end: readonly (Readonly<Record<string, number>>)[];
  readonly prices: Prices | null;
  readonly over: boolean;
}
