// What a seat sees of a game. Made from src/tetrarch/games/kingdom_builder/presentation/view_types.py by
// `python3 tools/dev.py wire`: do not edit.

export const TERRAINS = ["grass", "flower", "forest", "canyon", "desert"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const TILES = ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"] as const;
export type Tile = (typeof TILES)[number];

export const GUILDS = ["fishermen", "miners", "workers", "merchants", "discoverers", "knights", "hermits", "citizens", "lords", "farmers"] as const;
export type Guild = (typeof GUILDS)[number];

export const HELDS = ["ready", "used", "fresh", "gone", "lost_ready", "lost_used", "lost_fresh"] as const;
export type Held = (typeof HELDS)[number];

/** Points from one source, and the hexes that earn them. */
export interface Earned {
  readonly points: number;
  readonly cells: readonly string[];
}

/** What one seat may know; a spectator's has the seat null. */
export interface KingdomBuilderView {
  readonly game: string;
  readonly seat: number | null;
  readonly quadrants: readonly (string | null)[];
  readonly rows: readonly string[];
  readonly locations: Readonly<Record<string, Tile>>;
  readonly castles: readonly string[];
  readonly guilds: readonly Guild[];
  readonly settlements: readonly (readonly string[])[];
  readonly supply: readonly number[];
  readonly hands: readonly (Terrain | "hidden" | null)[];
  readonly deck: number;
  readonly discards: Readonly<Partial<Record<Terrain, number>>>;
  readonly removed: Readonly<Partial<Record<Terrain, number>>>;
  readonly tiles: readonly (Readonly<Record<string, Held>>)[];
  readonly stock: Readonly<Record<string, number>>;
  readonly active: number | null;
  readonly start: number;
  readonly builds_left: number;
  readonly round: number;
  readonly ending: boolean;
  readonly lifted: string | null;
  readonly scores: readonly number[];
  readonly at_end: readonly (Readonly<Record<string, Earned>>)[];
  readonly over: boolean;
}
