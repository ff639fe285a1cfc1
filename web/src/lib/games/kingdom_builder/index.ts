/** Kingdom Builder in the browser: what the table page imports. */
import Board from "./board/Board.svelte";
import { landOf } from "./board/land";
import Mat from "./mat/Mat.svelte";
import { cues } from "./cues";
import { moments } from "./moments";
import Piece from "./pictures/Piece.svelte";
import type { Move } from "$lib/stage/targets";
import type { View } from "./types";
import { targetLabel } from "./labels";
import { RULING_OF } from "./data";

/** What a target of a move, such as `cell:F12`, is called. */
export const label = (kind: string, id: string, view: View): string =>
  targetLabel(view, landOf(view), kind, id);

/** The player's own tiles are on the mat. */
export const isOnMat = (kind: string): boolean => kind === "tile";

/** Where a settlement that is moved was. */
export const origins = ({ token }: Move, view: View): readonly string[] =>
  token.startsWith("to:") && view.lifted ? [`cell:${view.lifted}`] : [];

/** The ruling behind a tile. */
export const rulingOf = (target: string): string | null => RULING_OF.get(target.split(":")[1] ?? "") ?? null;

export default { Board, Mat, Piece, cues, moments, origins, isOnMat, label, rulingOf, mat: "square" };
