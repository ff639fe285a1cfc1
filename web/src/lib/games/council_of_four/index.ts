/** Council of Four in the browser: what the table page needs of it. */
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { mySeat } from "./targets";
import type { View } from "./types";
import { targetLabel } from "./words";

/** What a target of a move, such as `city:arkon`, is called. */
export const label = (kind: string, id: string, view: View): string => targetLabel(view, kind, id);

/** Permits of one's own lie before one. */
export const mine = (kind: string, id: string, view: View): boolean =>
  kind === "permit" &&
  [view.permits, view.used].some((permits) => permits[mySeat(view)]?.includes(id) ?? false);

export default { Board, Mat, mine, label };
