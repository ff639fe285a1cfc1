/** Council of Four in the browser: what the table page needs of it. */
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import type { View } from "./types";
import { targetLabel } from "./words";

export const zones = [
  { id: "board", kind: "board", owner: null, portrait: "top", landscape: "left", minTarget: 32 },
  { id: "mat", kind: "mat", owner: "me", portrait: "below", landscape: "beside", minTarget: 40 },
] as const;

/** What a target of a move, such as `city:arkon`, is called. */
export const label = (kind: string, id: string, view: View): string => targetLabel(view, kind, id);

export default { Board, Mat, zones, label };
