/** Kingsburg in the browser: what the table page imports. */
import Board from "./board/Board.svelte";
import Mat from "./mat/Mat.svelte";
import { cues } from "./cues";
import { moments } from "./moments";
import Piece from "./pictures/Piece.svelte";
import type { View } from "./types";
import { rulingOf } from "./data";
import { targetLabel } from "./labels";
import { movesWithoutTarget } from "./targets";
import type { Move } from "$lib/stage/targets";

/** What a target of a move, such as `place:king`, is called. */
export const label = (kind: string, id: string, view: View): string => targetLabel(view, kind, id);

/** Buildings are chosen in the player's own province. */
export const isOnMat = (kind: string): boolean => kind === "building";

/** Moves that are chosen from a list on the board. */
export const isOffered = (move: Move): boolean => movesWithoutTarget([move]).length > 0;

/** Dice come from the tray. */
export const origins = ({ token }: Move): readonly string[] =>
  /^(influence|deal):/.test(token) ? ["dice"] : [];

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
  mat: "wide",
};
