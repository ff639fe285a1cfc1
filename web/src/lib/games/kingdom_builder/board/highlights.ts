/** What to mark on the board: legal targets, the chosen one, the last move, hexes that earn gold. */
import type { BoardEvent } from "$lib/stage/board-props";
import type { Move } from "$lib/stage/targets";
import type { View } from "../types";

const CELL = "cell:";
const TILE = "tile:";
const BUILDS = ["b", "to"]; // moves that put a settlement on their hex

const named = (move: Move, kind: string): string | null =>
  move.targets.find((target) => target.startsWith(kind))?.slice(kind.length) ?? null;

const tokensByTarget = (moves: readonly Move[], kind: string): ReadonlyMap<string, string> =>
  new Map(
    moves.flatMap((move) => {
      const target = named(move, kind);
      return target === null ? [] : [[target, move.token] as const];
    }),
  );

/** The tokens of legal moves by the hex they point at. */
export const legalCells = (moves: readonly Move[]): ReadonlyMap<string, string> =>
  tokensByTarget(moves, CELL);

/** The tokens of legal moves by the tile they use. */
export const legalTiles = (moves: readonly Move[]): ReadonlyMap<string, string> =>
  tokensByTarget(moves, TILE);

/** The hex that a token points at. */
export function cellOf(moves: readonly Move[], token: string | null): string | null {
  const move = moves.find((one) => one.token === token);
  return move ? named(move, CELL) : null;
}

/** The hexes on which tokens would put a settlement, so that its ghost is shown there. */
export function previewCells(moves: readonly Move[], tokens: readonly (string | null)[]): string[] {
  const settling = tokens.filter((token) => token !== null && BUILDS.includes(token.split(":")[0] ?? ""));
  return [...new Set(settling.map((token) => cellOf(moves, token)))].filter((cell) => cell !== null);
}

/** What to ask the server about a hex: its legal move, or the like that it will refuse with a reason. */
export function tokenForCell(legal: ReadonlyMap<string, string>, cell: string): string | null {
  const offered = legal.get(cell);
  if (offered !== undefined) return offered;
  const [example] = legal.values();
  return example === undefined ? null : `${example.split(":")[0]}:${cell}`;
}

export interface Halo {
  readonly seat: number;
  readonly cell: string;
}

/** The hexes of the newest events, for a halo in the mover's colour. */
export function halos(events: readonly BoardEvent[]): Halo[] {
  return events.flatMap(({ key, args, seat }) => {
    const shown = key.endsWith("-event-built") || key.endsWith("-event-moved");
    const cell = args["cell"];
    return shown && typeof cell === "string" && typeof seat === "number" ? [{ seat, cell }] : [];
  });
}

/** The hexes that earn gold from a source: of one seat. */
export const earningCells = (view: View, source: string | null, seat: number): readonly string[] =>
  source === null ? [] : (view.at_end[seat]?.[source]?.cells ?? []);
