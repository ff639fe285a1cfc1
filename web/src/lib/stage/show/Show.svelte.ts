/**
 * What the page shows of a match: the moves of others one after the other, each with its time; one's own at once. Marks of everybody's
 * last turn stay. Knows no rules: it is given positions with the events that led to them.
 */
import type { AnyView } from "../board-props";
import type { LogEntry, SheetLine } from "$lib/wire/types";
import { cueOf, placesOf, type Cue, type Cues } from "./cue";

export type Speed = "slow" | "normal" | "fast" | "off";

/** How long an event is shown, in milliseconds. */
export const STEP: Readonly<Record<Speed, number>> = { slow: 1500, normal: 800, fast: 350, off: 0 };
const STILL = 2500; // milliseconds for a caption where nothing moves
const MINOR = 0.25; // of that time for an event that is told in passing
const MOST_WAITING = 12; // positions; where more wait, the page catches up
const MOST_EVENTS = 8; // of one position that have a time of their own

export interface Frame {
  readonly view: AnyView | null;
  readonly log: readonly LogEntry[];
  readonly scores: readonly number[] | null;
  readonly sheet: readonly SheetLine[];
}

/** An event on the stage. */
export interface Showing {
  readonly id: number;
  readonly entry: LogEntry;
  readonly cue: Cue;
  /** How long its motion lasts; 0 where nothing may move. */
  readonly time: number;
}

/** The newest turn of every seat: the entries from its first doing on, until somebody else does something. */
export function lastTurns(
  log: readonly LogEntry[],
  isDoing: (entry: LogEntry) => boolean,
): ReadonlyMap<number, readonly LogEntry[]> {
  const turns = new Map<number, LogEntry[]>();
  let last: number | null = null;
  for (const entry of log) {
    if (!isDoing(entry)) continue;
    const turn = entry.seat === last ? turns.get(entry.seat) : undefined;
    if (turn) turn.push(entry);
    else turns.set(entry.seat, [entry]);
    last = entry.seat;
  }
  return turns;
}

interface Given {
  readonly speed: () => Speed;
  readonly cues: () => Cues;
  /** Whether an event is the doing of somebody at this device. */
  readonly isOwn: (entry: LogEntry) => boolean;
  readonly isHidden?: () => boolean;
}

export class Show {
  /** The position that is shown; others may wait. */
  frame = $state.raw<Frame>({ view: null, log: [], scores: null, sheet: [] });
  /** The events that are on the stage now. */
  showing = $state.raw<readonly Showing[]>([]);
  /** The positions that wait. */
  waiting = $state.raw<readonly Frame[]>([]);
  /** Places that somebody points at elsewhere, such as in the log. */
  lit = $state.raw<readonly string[]>([]);
  /** The places under the pointer. */
  pointed = $state.raw<readonly string[]>([]);
  #given: Given;
  #newest: readonly LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps: readonly LogEntry[] = [];
  #started = false;
  #next = 1;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Whether positions wait to be shown: until then nothing can be done on the board. */
  readonly behind = $derived(this.waiting.length > 0);
  readonly playing = $derived(this.waiting.length > 0 || this.showing.length > 0);

  /** A new position. The first one, and one that goes back, are shown as they are. */
  receive(frame: Frame): void {
    const before = this.#newest;
    this.#newest = frame.log;
    const start = before.length;
    const goesOn =
      this.#started &&
      frame.log.length >= start &&
      (start === 0 || frame.log[start - 1] === before[start - 1]);
    const events = goesOn ? frame.log.slice(start) : [];
    this.#started ||= frame.view !== null;
    if (!goesOn || this.#given.speed() === "off" || (this.#given.isHidden?.() ?? false)) {
      this.#jump(frame, events);
      return;
    }
    if (!events.length && !this.behind) {
      this.frame = frame;
      return;
    }
    const own = events.every((entry) => this.#given.isOwn(entry));
    if (own && !this.behind) {
      this.#finish();
      this.#open(frame);
    } else if (this.waiting.length >= MOST_WAITING) this.#jump(frame, []);
    else if (this.playing) this.waiting = [...this.waiting, frame];
    else this.#open(frame);
  }

  /** Shows the newest position at once. */
  skip(): void {
    const newest = this.waiting.at(-1) ?? this.frame;
    this.#jump(newest, []);
  }

  /** Shows some events again, on the position that is there. */
  replay(entries: readonly LogEntry[]): void {
    if (this.behind) return;
    this.#finish();
    this.#steps = entries;
    this.#step();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  readonly placesOf = (entry: LogEntry): readonly string[] => placesOf(this.#given.cues(), entry);

  #open(frame: Frame): void {
    const start = this.frame.log.length;
    this.frame = frame;
    this.#steps = frame.log.slice(start);
    this.#step();
  }

  #jump(frame: Frame, events: readonly LogEntry[]): void {
    this.#finish();
    this.waiting = [];
    this.frame = frame;
    const others = events.filter((entry) => !this.#given.isOwn(entry));
    if (!others.length || this.#given.speed() !== "off") return;
    this.showing = this.#make(others.slice(-1), 0);
    this.#timer = setTimeout(() => (this.showing = []), STILL);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.showing = [];
  }

  #make(entries: readonly LogEntry[], time: number): Showing[] {
    return entries.flatMap((entry) => {
      const cue = cueOf(this.#given.cues(), entry);
      return cue ? [{ id: this.#next++, entry, cue, time }] : [];
    });
  }

  /** Shows the next event, with those that are told in passing before it; then the next position. */
  #step(): void {
    clearTimeout(this.#timer);
    const cues = this.#given.cues();
    const at = this.#steps.findIndex((entry) => {
      const cue = cueOf(cues, entry);
      return cue !== null && !cue.minor;
    });
    const count = at < 0 ? this.#steps.length : at + 1;
    const now = this.#steps.slice(0, count);
    this.#steps = this.#steps.slice(count).slice(-MOST_EVENTS);
    if (!now.length) {
      this.showing = [];
      const [next, ...rest] = this.waiting;
      this.waiting = rest;
      if (next) this.#open(next);
      return;
    }
    const step = STEP[this.#given.speed()] || STEP.normal; // a replay asked for is shown even where nothing moves
    const moves = this.#given.speed() === "off" ? 0 : step;
    this.showing = this.#make(now.slice(-MOST_EVENTS), moves);
    const hurry = this.waiting.length > 4 ? 0.5 : 1;
    this.#timer = setTimeout(() => this.#step(), step * hurry * (at < 0 ? MINOR : 1));
  }
}
