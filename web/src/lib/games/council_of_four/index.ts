/** Council of Four in the browser: what the table page imports. */
import Board from "./board/Board.svelte";
import Mat from "./mat/Mat.svelte";
import { cues } from "./cues";
import { moments } from "./moments";
import Piece from "./pictures/Piece.svelte";
import type { Move } from "$lib/stage/targets";
import { viewedSeat } from "$lib/stage/board-props";
import type { View } from "./types";
import { targetLabel } from "./labels";
import { rulingOf } from "./rulings";

/** What a target of a move, such as `city:arkon`, is called. */
export const label = (kind: string, id: string, view: View): string => targetLabel(view, kind, id);

/** The player's own permits are on the mat. */
export const isOnMat = (kind: string, id: string, view: View): boolean =>
  kind === "permit" &&
  [view.permits, view.used].some((permits) => permits[viewedSeat(view)]?.includes(id) ?? false);

/** The permit that a move uses, and where the king is now. */
export const origins = ({ token, args }: Move, view: View): readonly string[] =>
  token.startsWith("build:")
    ? [`permit:${args["permit"]}`]
    : token.startsWith("king:")
      ? [`city:${view.king}`]
      : [];

export default { Board, Mat, Piece, cues, moments, origins, isOnMat, label, rulingOf };
