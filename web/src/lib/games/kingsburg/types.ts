/** Kingsburg's view, as src/tetrarch/games/kingsburg/view.py makes it. */
import type { GameProps } from "$lib/board/props";

export const GOODS = ["gold", "wood", "stone"] as const;
export type Good = (typeof GOODS)[number];
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** Dice of one player on an advisor; seat null stands for neutral dice. */
export interface Group {
  readonly seat: number | null;
  readonly dice: string;
  readonly token?: number;
}

export interface View {
  readonly seat: number | null;
  readonly year: number;
  readonly phase: string | null;
  readonly order: readonly number[];
  readonly points: readonly number[];
  readonly plus2: readonly number[];
  readonly soldiers: readonly number[];
  readonly goods: readonly Amounts[];
  readonly buildings: readonly (readonly string[])[];
  readonly free: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
  readonly strips: readonly (readonly string[])[];
  readonly envoy: number | null;
  readonly aid: number | null;
  readonly dice: readonly string[];
  readonly white: readonly number[];
  readonly placed: Readonly<Record<string, readonly Group[]>>;
  readonly deals: Readonly<Record<string, number>>;
  readonly gifts: readonly string[];
  readonly passed: readonly number[];
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
  readonly destiny: string | null;
  readonly troops: readonly (readonly number[])[];
  readonly whims: readonly number[];
  readonly stock: Amounts;
  readonly lot: string | null;
  readonly royal: number | null;
  readonly totals: readonly number[];
  readonly won: readonly number[];
  readonly invader: string | null;
  readonly valley: string | null;
  readonly dealt: readonly (readonly string[] | number)[];
  readonly modules: readonly string[];
  readonly queen_points: number;
  readonly strengths: readonly number[];
  readonly dice_totals: readonly number[];
  readonly costs: readonly Readonly<Record<string, Amounts>>[];
  readonly next: readonly (readonly string[])[];
  readonly affordable: readonly (readonly string[])[];
  readonly strength_against: readonly Readonly<Record<string, number>>[];
  readonly at_end: readonly Amounts[];
  readonly scores: readonly number[];
  readonly over: boolean;
}

export type Props = GameProps<View>;

/** The seat whose area is shown: one's own, or the first in turn order for those who watch. */
export const mySeat = (view: View): number => view.seat ?? view.order[0] ?? 0;

/** What a seat has of something that the view lists by seat. */
export const of = <T>(list: readonly T[], seat: number, none: T): T => list[seat] ?? none;
