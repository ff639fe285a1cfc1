/** What is printed on the components, read from the engine's data file. */
import type { HexKind } from "./types";
import facts from "$games/kingdom_builder/data/kingdom_builder.json";

export const CASTLE_GOLD = facts.castle.gold;
/** Settlements to be built in a turn. */
export const MANDATORY_BUILDS = facts.pieces.mandatory_builds;
/** What a hex is, by its letter in the rows of a view. */
export const KIND_BY_LETTER: ReadonlyMap<string, HexKind> = new Map(
  Object.entries(facts.legend.letters).map(([letter, { id }]) => [letter, id as HexKind]),
);
/** Hexes in a row of a quadrant, and rows of one. */
export const QUADRANT_SIZE = Object.values(facts.quadrants.by_id)[0]?.rows.length ?? 0;
