/** The Castles of Burgundy in the browser: what the table page imports. */
import Board from "./board/Board.svelte";
import Mat from "./mat/Mat.svelte";
import { cues } from "./cues";
import { moments } from "./moments";
import Piece from "./pictures/Piece.svelte";
import { viewedSeat } from "$lib/stage/board-props";
import type { View } from "./types";
import { targetLabel } from "./labels";
import { rulingOf } from "./rulings";
import { movesWithoutTarget, placedTile } from "./targets";
import type { Move } from "$lib/stage/targets";

/** What a target of a move, such as `cell:D4`, is called. */
export const label = (kind: string, id: string, view: View): string =>
  targetLabel(view, viewedSeat(view), kind, id);

/** The player's own duchy, vineyard, storage and goods are on the mat. */
export const isOnMat = (kind: string): boolean =>
  ["cell", "stored", "shared", "good", "die", "duchy", "bed"].includes(kind);

/** Moves that are chosen from a list on the board. */
export const isOffered = (move: Move): boolean => movesWithoutTarget([move]).length > 0;

/** Where a laid tile comes from, and which die is used for another. */
export const origins = (move: Move): readonly string[] => {
  const tile = placedTile(move);
  if (tile) return [tile.startsWith("shared:") ? tile : `stored:${tile}`];
  return typeof move.args["die"] === "string" ? [`die:${move.args["die"]}`] : [];
};

export default {
  Board,
  Mat,
  Piece,
  cues,
  moments,
  origins,
  isOnMat,
  isOffered,
  label,
  rulingOf,
  mat: "wider",
};
