/** The generated types of Council of Four's view, and those that the drawings derive from them. */
import type { BoardProps } from "$lib/stage/board-props";
import type { CouncilView } from "$lib/wire/views/council_of_four";

export * from "$lib/wire/views/council_of_four";
export type View = CouncilView;
export type Props = BoardProps<View>;

/** What a move pays or a thing gives, in the order in which it is drawn. */
export type Gains = Readonly<Record<string, number>>;
