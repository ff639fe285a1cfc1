/** The Châteauma's cards and duchies, read from the engine's data file. */
import facts from "$games/castles_of_burgundy/data/chateauma.json";
import type { Colour } from "../../types";

export interface Card {
  readonly spaces: readonly Colour[];
  /** Spaces with a sign, from 1. */
  readonly sale: readonly number[];
  readonly double: readonly number[];
  readonly points: readonly number[];
  readonly posts: boolean;
  readonly shield: boolean;
  readonly reconstructed: boolean;
}
export const CARDS: ReadonlyMap<number, Card> = new Map(
  facts.cards.in_order.map(({ id, spaces, ...card }) => [id, { ...card, spaces: spaces as Colour[] }]),
);
const span = (faces: readonly number[]): string => `${faces[0]}–${faces.at(-1)}`;
/** The faces of the white die that choose the left card and the right one. */
export const WHITE_SELECTS = {
  left: span(facts.white_selects.left),
  right: span(facts.white_selects.right),
};
/** How strong it can be made. */
export const CHATEAUMA_LEVELS: readonly string[] = facts.levels;
/** The types of its reserve, from the left. */
export const RESERVE: readonly string[] = facts.reserve.in_order;

/** The colours of its duchy in rows, as they lie there. */
export const BLOCKS: readonly Colour[] = Object.keys(facts.duchies.blocks) as Colour[];

/** The positions of a colour that bring an extra turn, from 1, if the game is so. */
export function extraTurns(duchy: number | null | undefined, colour: Colour): readonly number[] {
  const turns = facts.duchies.in_order.find(({ id }) => id === duchy)?.extra_turns ?? {};
  return (turns as Readonly<Partial<Record<Colour, readonly number[]>>>)[colour] ?? [];
}

/** What is seen of a tile: `wild:ship` lies face down. */
export const faceOf = (name: string): string => (name.startsWith("wild:") ? "wild" : name);
