/** The figures of a game's rules, fetched once. */
import { api } from "$lib/wire/api";
import type { FigureInfo } from "$lib/wire/types";

const known = new Map<string, Promise<ReadonlyMap<string, FigureInfo>>>();

/** The figures of a game by their names. */
export function fetchFigures(game: string): Promise<ReadonlyMap<string, FigureInfo>> {
  let figures = known.get(game);
  if (!figures) {
    figures = api.figures(game).then(({ figures: all }) => new Map(all.map((one) => [one.id, one])));
    figures.catch(() => known.delete(game));
    known.set(game, figures);
  }
  return figures;
}
