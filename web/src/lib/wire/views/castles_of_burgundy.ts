// What a seat sees of a game. Made from src/tetrarch/games/castles_of_burgundy/presentation/view_types.py by
// `python3 tools/dev.py wire`: do not edit.

export const COLOURS = ["castle", "mine", "ship", "livestock", "monastery", "building"] as const;
export type Colour = (typeof COLOURS)[number];

export const DEPOTS = ["1", "2", "3", "4", "5", "6"] as const;
export type Depot = (typeof DEPOTS)[number];

export const PHASES = ["A", "B", "C", "D", "E"] as const;
export type Phase = (typeof PHASES)[number];

export const GRAPES = ["orange", "yellow", "green", "red", "black", "blue"] as const;
export type Grape = (typeof GRAPES)[number];

export type Goods = Readonly<Record<string, number>>;

export type Land = Readonly<Record<string, readonly [Colour, number]>>;

export interface Depots {
  readonly "1": readonly (string | null)[];
  readonly "2": readonly (string | null)[];
  readonly "3": readonly (string | null)[];
  readonly "4": readonly (string | null)[];
  readonly "5": readonly (string | null)[];
  readonly "6": readonly (string | null)[];
}

/** Tiles that have not been drawn, by kind. */
export interface Supply {
  readonly coloured: Readonly<Record<string, number>>;
  readonly black: Readonly<Record<string, number>>;
}

/** What lies with the Châteauma; `wild:ship` lies face down, and nobody knows what is `covered`. */
export interface ChateaumaView {
  readonly cards: readonly (number | null)[];
  readonly tiles: readonly (readonly (string | null)[])[];
  readonly deck: readonly number[];
  readonly discarded: readonly number[];
  readonly territory: Readonly<Partial<Record<Colour, readonly (string | null)[]>>>;
  readonly reserve: Readonly<Record<string, readonly string[]>>;
  readonly die: number | null;
  readonly shields: readonly number[];
  readonly doubles: Readonly<Record<string, number>>;
  readonly posts: number;
}

/** How strong the Châteauma is made. */
export interface Strength {
  readonly level: string;
  readonly modifiers: readonly string[];
}

/** An area of a duchy, and what it pays once it is complete. */
export interface Area {
  readonly colour: Colour;
  readonly cells: readonly string[];
  readonly size: number;
  readonly filled: number;
  readonly complete: boolean;
  readonly points: number;
}

/** An area of one colour in a vineyard. */
export interface VineArea {
  readonly grape: Grape;
  readonly size: number;
  readonly points: number;
}

/** What one seat may know; a spectator's has the seat null. */
export interface BurgundyView {
  readonly duchies: readonly (number | null)[];
  readonly placed: readonly (Readonly<Record<string, string>>)[];
  readonly storage: readonly (readonly string[])[];
  readonly shared_storage?: readonly (readonly string[])[];
  readonly target?: number;
  readonly goods_removed?: Readonly<Record<string, number>>;
  readonly goods: readonly (Readonly<Record<string, number>>)[];
  readonly sold: readonly (Readonly<Record<string, number>>)[];
  readonly workers: readonly number[];
  readonly silver: readonly number[];
  readonly points: readonly number[];
  readonly phase: Phase | null;
  readonly round: number | null;
  readonly active: number | null;
  readonly done: readonly number[];
  readonly dice: readonly (readonly number[])[];
  readonly white: number | null;
  readonly used: readonly string[];
  readonly track: readonly (readonly number[])[];
  readonly depots: Depots;
  readonly black: readonly (string | null)[];
  readonly inns: number;
  readonly inns_left: number;
  readonly depot_goods: Readonly<Partial<Record<Depot, Readonly<Record<string, number>>>>>;
  readonly round_goods: readonly number[];
  readonly goods_pool: Readonly<Record<string, number>>;
  readonly supply: Supply;
  readonly removed: Readonly<Record<string, number>>;
  readonly aside: number;
  readonly bonus: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly post_bonus: readonly number[];
  readonly depot_shields: Readonly<Partial<Record<Depot, readonly number[]>>>;
  readonly shields: readonly (Readonly<Record<string, number>>)[];
  readonly follow: readonly (number | null)[];
  readonly routes: readonly (readonly number[])[];
  readonly laid: readonly (readonly number[])[];
  readonly vineyards: readonly (Readonly<Record<string, string>>)[];
  readonly grapes: readonly (Readonly<Partial<Record<Grape, number>>>)[];
  readonly vineyard_depot: readonly (string | null)[];
  readonly vineyard_shop: readonly (string | null)[];
  readonly double_supply: Readonly<Record<string, number>>;
  readonly doubles_removed: Readonly<Record<string, number>>;
  readonly chateauma?: ChateaumaView;
  readonly filled?: number;
  readonly rounds_left?: number;
  readonly selected?: "left" | "right" | null;
  readonly manner?: Strength;
  readonly game: string;
  readonly seat: number | null;
  readonly sealed: readonly (number | string | null)[];
  readonly order: readonly number[];
  readonly start: number;
  readonly phase_points: number;
  readonly teams: readonly number[];
  readonly board: readonly Land[];
  readonly areas: readonly (readonly Area[])[];
  readonly posts: readonly (readonly (readonly number[])[])[] | null;
  readonly vine_areas: readonly (readonly VineArea[])[] | null;
  readonly automaton: number | null;
  readonly empty: readonly number[];
  readonly scores: readonly number[];
  readonly at_end: readonly (Readonly<Record<string, number>>)[];
  readonly over: boolean;
}
