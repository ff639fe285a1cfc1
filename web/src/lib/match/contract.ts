/** What a game's folder gives to the table page: drawings, never rules. */
import type { Component } from "svelte";
import type { Translate } from "$lib/i18n/index.svelte";
import type { Chosen } from "$lib/settings.svelte";
import type { LogEntry, MoveInfo } from "$lib/wire/types";

export type View = Readonly<Record<string, unknown>>;

export interface BoardSettings extends Readonly<Chosen> {
  /** How fast things move: the choice made here, or off where the machine asks for rest. */
  readonly motion: Chosen["speed"];
}

export interface BoardProps {
  view: View;
  moves: readonly MoveInfo[];
  selected: string | null;
  hovered: string | null;
  lastEvents: readonly LogEntry[];
  onpick: (token: string) => void;
  onhover: (token: string | null) => void;
  settings: BoardSettings;
  seatColours: readonly string[];
  names?: readonly string[];
}

export interface GameKit {
  Board: Component<BoardProps>;
  Mat: Component<BoardProps>;
  /** Whether a target lies in the mat; all others are on the board. */
  mine?: (targetKind: string, id: string, view: View) => boolean;
  label?: (targetKind: string, id: string, view: View, t: Translate) => string;
  /** Whether the mat needs as much room as the board. */
  wide?: boolean;
}

const kits = import.meta.glob<{ default: unknown }>("../games/*/index.ts");

const known = new Map<string, Promise<GameKit | null>>();

/** The drawings of a game, or null for one that has none yet. The promise stays the same, and so the board its place. */
export function kitOf(game: string): Promise<GameKit | null> {
  let kit = known.get(game);
  if (!kit) {
    kit = fetched(game);
    kit.catch(() => known.delete(game));
    known.set(game, kit);
  }
  return kit;
}

async function fetched(game: string): Promise<GameKit | null> {
  const found = kits[`../games/${game}/index.ts`];
  return found ? ((await found()).default as GameKit) : null;
}
