/** What is printed on the components, from the same file as the engine's. */
import facts from "$games/kingdom_builder/data/kingdom_builder.json";

export const CASTLE_GOLD = facts.castle.gold;
/** Hexes in a row of a quadrant, and rows of one. */
export const QUADRANT_SIZE = facts.quadrants.by_id.tavern.rows.length;
