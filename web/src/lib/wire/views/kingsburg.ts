// What a seat sees of a game. Made from src/tetrarch/games/kingsburg/presentation/view_types.py by
// `python3 tools/dev.py wire`: do not edit.

export const GOODS = ["gold", "wood", "stone"] as const;
export type Good = (typeof GOODS)[number];

export type Amounts = Readonly<Record<string, number>>;

/** Dice of one player on an advisor; seat null stands for neutral dice. */
export interface Group {
  readonly seat: number | null;
  readonly dice: string;
  readonly token?: number;
}

/** What one seat may know; a spectator's has the seat null. */
export interface KingsburgView {
  readonly year: number;
  readonly phase: string | null;
  readonly order: readonly number[];
  readonly points: readonly number[];
  readonly plus2: readonly number[];
  readonly soldiers: readonly number[];
  readonly goods: readonly (Readonly<Record<string, number>>)[];
  readonly buildings: readonly (readonly string[])[];
  readonly free: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
  readonly strips: readonly (readonly string[])[];
  readonly envoy: number | null;
  readonly aid: number | null;
  readonly dice: readonly string[];
  readonly white: readonly number[];
  readonly placed: Readonly<Record<string, readonly Group[]>>;
  readonly influenced: readonly string[];
  readonly deals: Readonly<Record<string, number>>;
  readonly gifts: readonly string[];
  readonly passed: readonly number[];
  readonly used: readonly (readonly string[])[];
  readonly used_year: readonly (readonly string[])[];
  readonly built: readonly number[];
  readonly hired: readonly number[];
  readonly swaps: readonly number[];
  readonly before: number;
  readonly consoled: readonly number[];
  readonly known: readonly number[];
  readonly shown: boolean;
  readonly valley_known: readonly number[];
  readonly valley_shown: boolean;
  readonly past: readonly string[];
  readonly scenario: string | null;
  readonly governors: readonly (string | null)[];
  readonly offer: readonly string[];
  readonly named: string | null;
  readonly bid: number;
  readonly bidder: number | null;
  readonly namer: number | null;
  readonly out: readonly number[];
  readonly destiny: string | null;
  readonly destinies_past: readonly string[];
  readonly troops: readonly (readonly number[])[];
  readonly whims: readonly number[];
  readonly whims_gone: readonly number[];
  readonly stock: Readonly<Record<string, number>>;
  readonly lot: string | null;
  readonly royal: number | null;
  readonly relief: readonly number[];
  readonly bonus: readonly number[];
  readonly totals: readonly number[];
  readonly won: readonly number[];
  readonly game: string;
  readonly seat: number | null;
  readonly invader: string | null;
  readonly valley: string | null;
  readonly dealt: readonly (readonly string[] | number)[];
  readonly sealed: readonly (number | null)[];
  readonly modules: readonly string[];
  readonly edition: number;
  readonly queen_points: number;
  readonly strengths: readonly number[];
  readonly dice_totals: readonly number[];
  readonly costs: readonly (Readonly<Record<string, Readonly<Record<string, number>>>>)[];
  readonly next: readonly (readonly string[])[];
  readonly affordable: readonly (readonly string[])[];
  readonly strength_against: readonly (Readonly<Record<string, number>>)[];
  readonly at_end: readonly (Readonly<Record<string, number>>)[];
  readonly scores: readonly number[];
  readonly over: boolean;
}
