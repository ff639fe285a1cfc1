/** Kingdom Builder's view, as src/tetrarch/games/kingdom_builder/view.py makes it. */
import type { GameProps } from "$lib/board/props";

export const TERRAINS = ["grass", "flower", "forest", "canyon", "desert"] as const;
export const KINDS = [...TERRAINS, "water", "mountain", "castle", "location"] as const;
export type Kind = (typeof KINDS)[number];
export const TILES = ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"] as const;
export type Tile = (typeof TILES)[number];
export const GUILDS = [
  "fishermen",
  "miners",
  "workers",
  "merchants",
  "discoverers",
  "knights",
  "hermits",
  "citizens",
  "lords",
  "farmers",
] as const;
export type Guild = (typeof GUILDS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Held = "ready" | "used" | "fresh" | "gone" | "lost_ready" | "lost_used" | "lost_fresh";

export interface Earned {
  readonly points: number;
  readonly cells: readonly string[];
}

export interface View {
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
  readonly tiles: readonly Readonly<Record<string, Held>>[];
  readonly stock: Readonly<Record<string, number>>;
  readonly active: number | null;
  readonly start: number;
  readonly builds_left: number;
  readonly round: number;
  readonly ending: boolean;
  readonly lifted: string | null;
  readonly scores: readonly number[];
  readonly at_end: readonly Readonly<Record<string, Earned>>[];
  readonly over: boolean;
}

export type Props = GameProps<View>;
