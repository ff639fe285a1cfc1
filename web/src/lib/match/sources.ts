/** Where points come from. */
import type { SheetLine } from "$lib/wire/types";
import type { View } from "./contract";

export interface Source {
  key: string;
  points: number;
  ruling: string | null;
}

/** The points of a seat by source: off the score sheet, or as a game counts them that pays at the end. */
export function sources(
  game: string,
  view: View | null,
  sheet: readonly SheetLine[],
  seat: number,
): Source[] {
  const found = new Map<string, Source>();
  for (const line of sheet.filter((one) => one.seat === seat)) {
    const sum = (found.get(line.key)?.points ?? 0) + line.points;
    found.set(line.key, { key: line.key, points: sum, ruling: line.ruling });
  }
  return found.size ? [...found.values()] : running(game, view, seat);
}

function running(game: string, view: View | null, seat: number): Source[] {
  const gold = Array.isArray(view?.["gold"])
    ? (view["gold"][seat] as Record<string, { points: number }>)
    : {};
  return Object.entries(gold ?? {}).map(([name, entry]) => ({
    key: `${game}-source-${name}`,
    points: entry.points,
    ruling: null,
  }));
}
