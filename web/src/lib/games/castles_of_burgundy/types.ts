/** The generated types of The Castles of Burgundy's view, and those that the drawings derive from them. */
import type { BoardProps } from "$lib/stage/board-props";
import type { BurgundyView } from "$lib/wire/views/castles_of_burgundy";

export * from "$lib/wire/views/castles_of_burgundy";
export type View = BurgundyView;
export type Props = BoardProps<View>;

/** What the solo game adds. */
export type SoloState = Required<Pick<View, "target" | "filled" | "rounds_left">>;
