/** The Castles of Burgundy in the browser: what the table page needs of it. */
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import { mySeat } from "./targets";
import type { View } from "./types";
import { targetLabel } from "./words";

/** What a target of a move, such as `cell:D4`, is called. */
export const label = (kind: string, id: string, view: View): string =>
  targetLabel(view, mySeat(view), kind, id);

/** The duchy, the vineyard, the storage and the goods of one's own lie before one. */
export const mine = (kind: string): boolean =>
  ["cell", "stored", "shared", "good", "die", "duchy", "bed"].includes(kind);

export default { Board, Mat, mine, label, wide: true };
