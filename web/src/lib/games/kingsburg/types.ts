/** The generated types of Kingsburg's view, and those that the drawings derive from them. */
import type { BoardProps } from "$lib/stage/board-props";
import type { KingsburgView } from "$lib/wire/views/kingsburg";

export * from "$lib/wire/views/kingsburg";
export type View = KingsburgView;
export type Props = BoardProps<View>;

/** The seat whose province is shown: the viewer's own, or the first in turn order for spectators. */
export const provinceSeat = (view: View): number => view.seat ?? view.order[0] ?? 0;

/** What a seat has of something that the view lists by seat. */
export const bySeat = <T>(list: readonly T[], seat: number, none: T): T => list[seat] ?? none;
