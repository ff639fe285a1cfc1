/** Cues: what the stage shows for an event. A game has one for every kind of event; this knows no rules. */
import type { AnyView, BoardEvent } from "../board-props";

/** How an event moves: a thing flies from place to place, appears, is turned over, is rolled, goes away, or its place is marked. */
export type Motion = "fly" | "appear" | "flip" | "roll" | "leave" | "mark";

export interface Cue {
  readonly motion: Motion;
  /** Where it happens, such as `cell:F12`; the first one that the page has is taken. Without one it happens at the seat. */
  readonly at?: readonly string[];
  /** Where a flying thing comes from; `cause` is the place that brought it about, such as an advisor who gives goods. */
  readonly from?: readonly string[];
  /** The places that it passes on its way. */
  readonly via?: readonly string[];
  /** The `data-piece` that comes to lie there; without one, whatever lies in the place. */
  readonly thing?: string;
  /** The place that brings about what the seat gets in the events after this one. */
  readonly cause?: string;
  /** Whether it is told in passing: it has a motion, but no caption and no time of its own. */
  readonly minor?: boolean;
  /** Whether it concerns everybody: its caption stands over the middle of the board. */
  readonly everybody?: boolean;
}

type Value = string | number;
type CueOf = Cue | ((args: Record<string, Value>, seat: number, view: AnyView | null) => Cue);
/** The cues of a game by the names of its events. */
export type Cues = Readonly<Record<string, CueOf>>;

/** The name of an event: `built` of `kingdom_builder-event-built`. */
export const eventName = (key: string): string => key.slice(key.indexOf("-event-") + "-event-".length);

/** The place in `from` that stands for what brought an event about. */
export const CAUSE = "cause";

/** What all games have in common. */
const COMMON: Cues = {
  score: { motion: "fly", from: [CAUSE] },
  undone: { motion: "mark", everybody: true },
};

/** What is shown for an event; the view is the position that it led to. */
export function cueOf(cues: Cues, event: BoardEvent, view: AnyView | null = null): Cue | null {
  const name = eventName(event.key);
  const cue = cues[name] ?? COMMON[name];
  if (!cue) return null;
  return typeof cue === "function" ? cue(event.args as Record<string, Value>, event.seat, view) : cue;
}

/** The places that an event is about. */
export function placesOf(cues: Cues, event: BoardEvent): readonly string[] {
  const cue = cueOf(cues, event);
  const from = cue?.from?.filter((place) => place !== CAUSE) ?? [];
  const at = cue?.at?.filter((place) => place !== CAUSE) ?? [];
  const ofSeat = (place: string): string => place.replace(/^own:/, `@${event.seat}:`);
  return [...at.slice(0, 1), ...from.slice(0, 1)].map(ofSeat);
}
