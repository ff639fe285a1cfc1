/** Kingdom Builder's view as the server gives it, and what the drawings make of it. */
import type { BoardProps } from "$lib/stage/board-props";
import { TERRAINS, type KingdomBuilderView } from "$lib/wire/views/kingdom_builder";

export * from "$lib/wire/views/kingdom_builder";
export type View = KingdomBuilderView;
export type Props = BoardProps<View>;

/** All that a hex can be. */
export const HEX_KINDS = [...TERRAINS, "water", "mountain", "castle", "location"] as const;
export type HexKind = (typeof HEX_KINDS)[number];
