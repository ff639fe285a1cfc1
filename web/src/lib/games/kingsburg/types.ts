/** Kingsburg's view as the server gives it, and what the drawings make of it. */
import type { BoardProps } from "$lib/stage/board-props";
import type { KingsburgView } from "$lib/wire/views/kingsburg";

export * from "$lib/wire/views/kingsburg";
export type View = KingsburgView;
export type Props = BoardProps<View>;

/** The seat whose area is shown: one's own, or the first in turn order for those who watch. */
export const viewedSeat = (view: View): number => view.seat ?? view.order[0] ?? 0;

/** What a seat has of something that the view lists by seat. */
export const bySeat = <T>(list: readonly T[], seat: number, none: T): T => list[seat] ?? none;
