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

const ruled = (rows: Readonly<Record<string, { readonly ruling: number }>>) => Object.entries(rows);
/** The rulings of tiles, guilds and castles. */
export const RULING_OF: ReadonlyMap<string, string> = new Map(
  [...ruled(facts.tiles.by_id), ...ruled(facts.guilds.by_id), ["castles", facts.castle] as const].map(
    ([id, { ruling }]) => [id, `KB-${ruling}`],
  ),
);
