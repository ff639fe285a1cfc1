/** How a seat stands: what is on the track, and what the end would add if it came now. */
import type { SheetLine } from "$lib/wire/types";

export interface Standing {
  readonly points: number;
  readonly more: number;
}

interface Known {
  readonly sheet: readonly SheetLine[];
  /** What the game would end with if it ended now. */
  readonly scores: readonly number[] | null;
  readonly over: boolean;
  /** Whether anybody has done anything yet; before that a total says nothing. */
  readonly begun: boolean;
}

export function standingOf(seats: readonly number[], { sheet, scores, over, begun }: Known): Standing {
  const total = seats.reduce((sum, seat) => sum + (scores?.[seat] ?? 0), 0);
  if (over) return { points: total, more: 0 };
  const points = sheet.reduce((sum, line) => sum + (seats.includes(line.seat) ? line.points : 0), 0);
  return { points, more: begun ? total - points : 0 };
}
