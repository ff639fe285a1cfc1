/** The generated types of Kingdom Builder's view, and those that the drawings derive from them. */
import type { BoardProps } from "$lib/stage/board-props";
import type { KingdomBuilderView, Terrain } from "$lib/wire/views/kingdom_builder";

export * from "$lib/wire/views/kingdom_builder";
export type View = KingdomBuilderView;
export type Props = BoardProps<View>;

/** All that a hex can be. */
export type HexKind = Terrain | "water" | "mountain" | "castle" | "location";
