/** Where points come from. */
import type { SheetLine } from "$lib/wire/types";
import type { AnyView } from "$lib/stage/board-props";

export interface PointSource {
  key: string;
  points: number;
  ruling: string | null;
}

/** The points of a seat by source: those of the score sheet, and those that the end would bring if it came now. */
export function pointSources(
  game: string,
  view: AnyView | null,
  sheet: readonly SheetLine[],
  seat: number,
): PointSource[] {
  const sources = new Map<string, PointSource>();
  const add = (key: string, points: number, ruling: string | null): void => {
    const before = sources.get(key);
    sources.set(key, { key, points: (before?.points ?? 0) + points, ruling: before?.ruling ?? ruling });
  };
  for (const line of sheet.filter((one) => one.seat === seat)) add(line.key, line.points, line.ruling);
  if (!view?.["over"])
    for (const [name, points] of Object.entries(pointsAtEnd(view, seat)))
      if (points) add(`${game}-source-${name}`, points, null);
  return [...sources.values()];
}

/** A view's `at_end`: for every seat points by source, plain or with the places that earn them. */
function pointsAtEnd(view: AnyView | null, seat: number): Record<string, number> {
  const atEnd = view?.["at_end"];
  const mine: unknown = Array.isArray(atEnd) ? atEnd[seat] : null;
  const entries = Object.entries((mine ?? {}) as Record<string, number | { points: number }>);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, typeof entry === "number" ? entry : entry.points]),
  );
}
