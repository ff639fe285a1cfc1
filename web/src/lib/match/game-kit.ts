/** What a game's folder exports to the table page: drawings, no rules. */
import type { Component } from "svelte";
import { locale, type Translate } from "$lib/i18n/index.svelte";
import type { Cues } from "$lib/stage/show/cue";
import type { Direct } from "$lib/stage/show/moment";
import type { Move } from "$lib/stage/targets";
import type { AnyView, BoardEvent, BoardProps } from "$lib/stage/board-props";

export interface GameKit {
  Board: Component<BoardProps>;
  Mat: Component<BoardProps>;
  /** What the stage shows for each kind of event. */
  cues: Cues;
  /** What an event is about, as a thing that can fly, such as a tile. */
  Piece: Component<{ event: BoardEvent; bare?: boolean }>;
  /** What has a stage of its own, such as a battle. */
  moments: Direct;
  /** Whether a target lies in the mat; all others are on the board. */
  isOnMat?: (targetKind: string, id: string, view: AnyView) => boolean;
  label?: (targetKind: string, id: string, view: AnyView, t: Translate) => string;
  /** Whether a move that points at no place is offered on the board nevertheless, as a card or in a list of its own. */
  isOffered?: (move: Move) => boolean;
  /** Where the things come from that a move lays somewhere, such as a stored tile: a hint draws an arrow from there. */
  origins?: (move: Move, view: AnyView) => readonly string[];
  /** The ruling behind a target such as `building:inn`. */
  rulingOf?: (target: string) => string | null;
  /** How much room the mat takes of the board's: what a square board leaves, two thirds, or nearly as much. */
  mat?: "square" | "wide" | "wider";
}

const kits = import.meta.glob<{ default: unknown }>("../games/*/index.ts");

const known = new Map<string, Promise<GameKit | null>>();

/** The drawings of a game with its words, or null for one that has none yet. The promise stays the same, and so the board its place. */
export function loadGameKit(game: string): Promise<GameKit | null> {
  let kit = known.get(game);
  if (!kit) {
    kit = importKit(game);
    kit.catch(() => known.delete(game));
    known.set(game, kit);
  }
  return kit;
}

async function importKit(game: string): Promise<GameKit | null> {
  const [found] = await Promise.all([kits[`../games/${game}/index.ts`]?.(), locale.include(game)]);
  return (found?.default as GameKit | undefined) ?? null;
}
