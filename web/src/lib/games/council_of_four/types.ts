/** Council of Four's view as the server gives it, and what the drawings make of it. */
import type { BoardProps } from "$lib/stage/board-props";
import type { CouncilView } from "$lib/wire/views/council_of_four";

export * from "$lib/wire/views/council_of_four";
export type View = CouncilView;
export type Props = BoardProps<View>;

/** What a move pays or a thing gives, in the order in which it is drawn. */
export type Gains = Readonly<Record<string, number>>;
