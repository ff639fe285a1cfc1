/** The Castles of Burgundy's view as the server gives it. */
import type { GameProps } from "$lib/board/props";
import type { Grape } from "./vines";

export const COLOURS = ["castle", "mine", "ship", "livestock", "monastery", "building"] as const;
export type Colour = (typeof COLOURS)[number];
export const DEPOTS = ["1", "2", "3", "4", "5", "6"] as const;
export type Depot = (typeof DEPOTS)[number];
export const GOODS = [1, 2, 3, 4, 5, 6] as const;
export const PHASES = ["A", "B", "C", "D", "E"] as const;
/** Goods by their numbers. */
export type Goods = Readonly<Record<string, number>>;
export type Land = Readonly<Record<string, readonly [Colour, number]>>;

export interface Area {
  readonly colour: Colour;
  readonly cells: readonly string[];
  readonly size: number;
  readonly filled: number;
  readonly complete: boolean;
  readonly points: number;
}

export interface VineArea {
  readonly grape: Grape;
  readonly size: number;
  readonly points: number;
}

/** What the solo game adds. */
export interface Alone {
  readonly target: number;
  readonly filled: number;
  readonly rounds_left: number;
}

/** What lies with the Châteauma; `wild:ship` lies face down, and nobody knows what is `covered`. */
export interface Machine {
  readonly cards: readonly (number | null)[];
  readonly tiles: readonly (readonly (string | null)[])[];
  readonly territory: Readonly<Partial<Record<Colour, readonly (string | null)[]>>>;
  /** Stacks by type, the last one on top. */
  readonly reserve: Readonly<Record<string, readonly string[]>>;
  readonly die: number | null;
  readonly shields: readonly number[];
  readonly doubles: Readonly<Record<string, number>>;
}

export interface View extends Partial<Alone> {
  readonly seat: number | null;
  /** The side of each seat: by it things are listed that partners share. */
  readonly teams: readonly number[];
  /** The seat that plays by itself. */
  readonly automaton: number | null;
  readonly duchies: readonly (number | null)[];
  readonly board: readonly Land[];
  readonly placed: readonly Readonly<Record<string, string>>[];
  readonly areas: readonly (readonly Area[])[];
  readonly storage: readonly (readonly string[])[];
  /** What partners store together; in the team game alone. */
  readonly shared_storage?: readonly (readonly string[])[];
  readonly goods: readonly Goods[];
  readonly sold: readonly Goods[];
  readonly workers: readonly number[];
  readonly silver: readonly number[];
  readonly points: readonly number[];
  readonly empty: readonly number[];
  readonly phase: (typeof PHASES)[number] | null;
  readonly phase_points: number;
  readonly round: number | null;
  readonly active: number | null;
  readonly done: readonly number[];
  readonly dice: readonly (readonly number[])[];
  readonly white: number | null;
  readonly used: readonly string[];
  readonly track: readonly (readonly number[])[];
  readonly order: readonly number[];
  readonly depots: Readonly<Record<Depot, readonly (string | null)[]>>;
  readonly black: readonly (string | null)[];
  readonly inns: number;
  readonly inns_left: number;
  readonly depot_goods: Readonly<Partial<Record<Depot, Goods>>>;
  readonly round_goods: readonly number[];
  readonly aside: number;
  readonly bonus: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly post_bonus: readonly number[];
  readonly depot_shields: Readonly<Partial<Record<Depot, readonly number[]>>>;
  readonly shields: readonly Readonly<Record<string, number>>[];
  readonly follow: readonly (number | null)[];
  readonly routes: readonly (readonly number[])[];
  readonly laid: readonly (readonly number[])[];
  /** Joined pairs of border posts of each seat; null where there are none. */
  readonly posts: readonly (readonly (readonly number[])[])[] | null;
  /** Double tiles by their spaces, as they lie; vine tiles; what is to be had. */
  readonly vineyards: readonly Readonly<Record<string, string>>[];
  readonly grapes: readonly Readonly<Partial<Record<Grape, number>>>[];
  readonly vineyard_depot: readonly (string | null)[];
  readonly vineyard_shop: readonly (string | null)[];
  /** The areas of each vineyard; null where there are none. */
  readonly vine_areas: readonly (readonly VineArea[])[] | null;
  readonly at_end: readonly Readonly<Record<string, number>>[];
  readonly over: boolean;
  readonly chateauma?: Machine;
  /** The card that the white die chose for it. */
  readonly selected?: "left" | "right" | null;
  readonly manner?: { readonly level: string; readonly modifiers: readonly string[] };
}

export type Props = GameProps<View>;
