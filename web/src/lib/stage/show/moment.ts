/**
 * Moments: what deserves a stage of its own, such as a battle or the final scoring. A game makes one of several events; it is told
 * beat by beat: bars grow piece by piece, then the outcome. Knows no rules.
 */
import { CAUSE, type Cue } from "./cue";
import type { Phrase } from "$lib/wire/types";
import type { LogEntry, SheetLine } from "$lib/wire/types";
import type { AnyView } from "../board-props";

/** A piece of a bar, and the beat at which it is added. */
export interface Part {
  readonly words: Phrase;
  readonly amount: number;
  readonly beat: number;
}

/** What a moment tells of a seat. */
export interface Row {
  readonly seat: number;
  readonly parts: readonly Part[];
  /** How it ended for this seat. */
  readonly verdict?: { readonly words: Phrase; readonly good: boolean | null; readonly beat: number };
  /** An event whose pieces are shown instead of a bar, such as rolled dice. */
  readonly pieces?: { readonly entry: LogEntry; readonly beat: number };
  /** What the seat gets or loses by it. */
  readonly lines: readonly { readonly entry: LogEntry; readonly beat: number }[];
}

export interface Moment {
  readonly kind: "battle" | "roll" | "news" | "final";
  readonly title: Phrase;
  readonly subtitle?: Phrase;
  /** Markup of a drawing on a grid of 24. */
  readonly drawing?: string;
  /** What the bars are measured by, such as the strength of the invaders. */
  readonly mark?: { readonly amount: number; readonly words: Phrase };
  readonly rows: readonly Row[];
  /** Beats until all is told. */
  readonly beats: number;
  /** Of the usual time of an event: how long a beat takes. */
  readonly pace: number;
  /** The events that it tells; they are not shown again. */
  readonly entries: readonly LogEntry[];
}

export type Scene = LogEntry | Moment;
export const isMoment = (scene: Scene): scene is Moment => "beats" in scene;

/** A position of a match, with all that was told until then. */
export interface Frame {
  readonly view: AnyView | null;
  readonly log: readonly LogEntry[];
  readonly scores: readonly number[] | null;
  readonly sheet: readonly SheetLine[];
}

/** Puts some events between two positions together to moments; all others stay as they are. */
export type Direct = (events: readonly LogEntry[], before: Frame, after: Frame) => readonly Scene[];

/** What a seat gets flies from the place that brought it about: puts that place for `cause`. */
export function withCauses(cues: readonly (readonly [LogEntry, Cue])[]): (readonly [LogEntry, Cue])[] {
  const causes = new Map<number, string>();
  return cues.map(([entry, cue]) => {
    if (cue.cause) causes.set(entry.seat, cue.cause);
    const cause = causes.get(entry.seat);
    const named = (places: readonly string[]) =>
      places.flatMap((place) => (place !== CAUSE ? [place] : cause ? [cause] : []));
    const { at, from } = cue;
    return [entry, { ...cue, ...(at && { at: named(at) }), ...(from && { from: named(from) }) }] as const;
  });
}

/** A short piece of news for everybody. */
export const news = (entry: LogEntry, drawing?: string, rows: readonly Row[] = []): Moment => ({
  kind: "news",
  title: entry,
  ...(drawing ? { drawing } : {}),
  rows,
  beats: 1,
  pace: 0.6,
  entries: [entry],
});

/** Somebody has brought about the end: what is left to play is news for everybody. */
export const lastTurns =
  (drawing: string): Direct =>
  (events) =>
    events.map((entry) => (entry.name === "ending" ? news(entry, drawing) : entry));
