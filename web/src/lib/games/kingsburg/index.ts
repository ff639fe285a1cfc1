/** Kingsburg in the browser: what the table page imports. */
import Board from "./board/Board.svelte";
import Mat from "./mat/Mat.svelte";
import type { View } from "./types";
import { targetLabel } from "./labels";

/** What a target of a move, such as `place:king`, is called. */
export const label = (kind: string, id: string, view: View): string => targetLabel(view, kind, id);

/** Buildings are chosen in the player's own province. */
export const isOnMat = (kind: string): boolean => kind === "building";

export default { Board, Mat, isOnMat, label };
