/** Council of Four's view, as src/tetrarch/games/council_of_four/view.py makes it. */
import type { GameProps } from "$lib/board/props";

export const REGIONS = ["coast", "hills", "mountains"] as const;
export type Region = (typeof REGIONS)[number];
export const COUNCILS = [...REGIONS, "king"] as const;
export type Council = (typeof COUNCILS)[number];
export const COLOURS = ["white", "black", "orange", "pink", "purple", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const CARDS = [...COLOURS, "joker"] as const;
export type Card = (typeof CARDS)[number];
export const METALS = ["gold", "silver", "bronze", "iron"] as const;
export type Metal = (typeof METALS)[number] | "purple";
export type Cards = Readonly<Partial<Record<Card, number>>>;

export interface View {
  readonly seat: number | null;
  readonly roads: readonly (readonly [string, string])[];
  readonly metals: Readonly<Record<string, Metal>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly balconies: Readonly<Record<Council, readonly (Colour | null)[]>>;
  readonly reserve: Readonly<Partial<Record<Colour, number>>>;
  readonly offers: Readonly<Record<Region, readonly (string | null)[]>>;
  readonly piles: Readonly<Record<Region, number>>;
  readonly under: Readonly<Record<Region, readonly string[]>>;
  readonly king: string | null;
  readonly king_roads: Readonly<Record<string, number>>;
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
  readonly tiles: Readonly<Record<string, number>>;
  readonly kings_tiles: readonly number[];
  readonly active: number | null;
  readonly mains: number;
  readonly quick: boolean;
  readonly round: number;
  readonly ending: number | null;
  readonly scores: readonly number[];
  readonly prices: Readonly<Record<Council, number | null>> | null;
  readonly over: boolean;
}

export type Props = GameProps<View>;

/** What a move pays or a thing gives, in the order in which it is drawn. */
export type Gains = Readonly<Record<string, number>>;
