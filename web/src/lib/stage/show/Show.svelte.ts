/**
 * What the page shows of a match: the moves of others one after the other, each with its time; one's own at once; moments beat by
 * beat. Marks of everybody's last turn stay. Knows no rules: it is given positions with the events that led to them.
 */
import type { LogEntry } from "$lib/wire/types";
import { cueOf, placesOf, type Cue, type Cues } from "./cue";
import { isMoment, withCauses, type Direct, type Frame, type Moment, type Scene } from "./moment";

export type { Frame } from "./moment";
export type Speed = "slow" | "normal" | "fast" | "off";

/** How long an event is shown, in milliseconds. */
export const STEP: Readonly<Record<Speed, number>> = { slow: 1500, normal: 800, fast: 350, off: 0 };
const STILL = 2500; // milliseconds for a caption where nothing moves
const OWN = 450; // at most, for what one has done oneself
const MINOR = 0.25; // of that time for an event that is told in passing
const REST = 3; // steps that a moment stays when all is told
const HOLDING: readonly string[] = ["battle", "final"]; // moments whose outcome the board does not give away
const MOST_WAITING = 12; // positions; where more wait, the page catches up
const MOST_EVENTS = 8; // of one position that have a time of their own

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

/** At most so many events, the newest; moments stay. */
function shortened(scenes: readonly Scene[]): readonly Scene[] {
  const events = scenes.filter((scene) => !isMoment(scene));
  const kept = new Set(events.slice(-MOST_EVENTS));
  return events.length <= MOST_EVENTS ? scenes : scenes.filter((one) => isMoment(one) || kept.has(one));
}

interface Given {
  readonly speed: () => Speed;
  readonly cues: () => Cues;
  /** Whether an event is the doing of somebody at this device. */
  readonly isOwn: (entry: LogEntry) => boolean;
  readonly isHidden?: () => boolean;
  /** Puts events together to moments. */
  readonly direct?: () => Direct | null;
}

export class Show {
  /** The position that is shown; others may wait. */
  frame = $state.raw<Frame>({ view: null, log: [], scores: null, sheet: [] });
  /** The events that are on the stage now. */
  showing = $state.raw<readonly Showing[]>([]);
  /** The moment that has the stage now. */
  moment = $state.raw<Moment | null>(null);
  /** How many of its beats are told. */
  beat = $state(0);
  /** How long a beat's motion lasts; 0 where nothing may move. */
  beatTime = $state(0);
  /** The positions that wait. */
  waiting = $state.raw<readonly Frame[]>([]);
  /** The position behind a moment: it is drawn when its outcome is told. */
  held = $state.raw<Frame | null>(null);
  /** Places that somebody points at elsewhere, such as in the log. */
  lit = $state.raw<readonly string[]>([]);
  /** The places under the pointer. */
  pointed = $state.raw<readonly string[]>([]);
  /** Called with the events of a position before it is drawn: their things are still where they come from. */
  leaving: ((entries: readonly (readonly [LogEntry, Cue])[]) => void) | null = null;
  #given: Given;
  #newest: readonly LogEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steps: readonly Scene[] = [];
  #cues = new Map<LogEntry, Cue>();
  #started = false;
  #next = 1;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Whether positions wait to be shown: until then nothing can be done on the board. */
  readonly behind = $derived(this.waiting.length > 0 || this.held !== null);
  /** Whether a moment is being told: a click ends it. A still one waits to be read, and is in nobody's way. */
  readonly telling = $derived(this.moment !== null && this.beatTime > 0);
  readonly playing = $derived(this.behind || this.showing.length > 0 || this.telling);

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
    const newest = this.waiting.at(-1) ?? this.held ?? this.frame;
    this.#jump(newest, []);
  }

  /** Ends the moment; what comes after it is shown. */
  pass(): void {
    if (!this.moment) return;
    const still = !this.telling;
    const outcome = HOLDING.includes(this.moment.kind);
    this.moment = null;
    if (outcome && !this.#steps.some((scene) => isMoment(scene) && HOLDING.includes(scene.kind)))
      this.#release();
    if (!still) this.#step();
  }

  /** Shows a position as it is, without motion. */
  jump(frame: Frame): void {
    this.#newest = frame.log;
    this.#started ||= frame.view !== null;
    this.#jump(frame, []);
  }

  /** Shows some events again, on the position that is there. */
  replay(entries: readonly LogEntry[]): void {
    if (this.behind) return;
    this.#finish();
    this.#arrange(entries);
    this.#steps = entries;
    this.#step();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Whether an event has a time of its own on the stage. */
  readonly isMajor = (entry: LogEntry): boolean => {
    const cue = cueOf(this.#given.cues(), entry);
    return cue !== null && !cue.minor;
  };

  readonly placesOf = (entry: LogEntry): readonly string[] => placesOf(this.#given.cues(), entry);

  #scenes(events: readonly LogEntry[], before: Frame, after: Frame): readonly Scene[] {
    return events.length ? (this.#given.direct?.()?.(events, before, after) ?? events) : events;
  }

  #open(frame: Frame): void {
    const before = this.frame;
    const events = frame.log.slice(before.log.length);
    this.#arrange(events, frame);
    this.leaving?.([...this.#cues]);
    this.#steps = this.#scenes(events, before, frame);
    if (this.#steps.some((scene) => isMoment(scene) && HOLDING.includes(scene.kind))) this.held = frame;
    else this.frame = frame;
    this.#step();
  }

  #jump(frame: Frame, events: readonly LogEntry[]): void {
    const before = this.frame;
    const told = this.telling ? null : this.moment; // a still one stays until somebody has read it
    this.#finish();
    this.waiting = [];
    this.frame = frame;
    if (this.#given.speed() !== "off" || !events.length) return;
    const moments = this.#scenes(events, before, frame).filter(isMoment);
    const most = Math.max(...moments.map(({ rows }) => rows.length));
    this.moment =
      moments.find(({ rows, kind }) => rows.length && rows.length === most && kind !== "final") ?? told;
    [this.beat, this.beatTime] = [this.moment?.beats ?? 0, 0];
    const others = events.filter((entry) => !this.#given.isOwn(entry));
    if (!others.length) return;
    this.#arrange(others.slice(-1));
    this.showing = this.#make(others.slice(-1), 0);
    this.#timer = setTimeout(() => (this.showing = []), STILL);
  }

  #release(): void {
    if (this.held) this.frame = this.held;
    this.held = null;
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.#steps = [];
    this.showing = [];
    this.moment = null;
  }

  /** Finds the cues of some events, with the places that brought them about. */
  #arrange(entries: readonly LogEntry[], { view } = this.frame): void {
    const cues = this.#given.cues();
    const known = entries.flatMap((entry) => {
      const cue = cueOf(cues, entry, view);
      return cue ? [[entry, cue] as const] : [];
    });
    this.#cues = new Map(withCauses(known));
  }

  #make(entries: readonly LogEntry[], time: number): Showing[] {
    return entries.flatMap((entry) => {
      const cue = this.#cues.get(entry);
      return cue ? [{ id: this.#next++, entry, cue, time }] : [];
    });
  }

  /** Shows the next event, with those that are told in passing before it, or the next moment; then the next position. */
  #step(): void {
    clearTimeout(this.#timer);
    const at = this.#steps.findIndex((scene) => isMoment(scene) || this.isMajor(scene));
    const count = at < 0 ? this.#steps.length : isMoment(this.#steps[at] as Scene) ? at || 1 : at + 1;
    const now = this.#steps.slice(0, count);
    this.#steps = shortened(this.#steps.slice(count));
    const [first] = now;
    if (!first) {
      this.showing = [];
      this.#openNext();
    } else if (isMoment(first)) this.#tell(first);
    else {
      const entries = now.filter((scene): scene is LogEntry => !isMoment(scene));
      this.#perform(entries.slice(-MOST_EVENTS), at >= 0 && count > at);
    }
  }

  #openNext(): void {
    const [next, ...rest] = this.waiting;
    this.waiting = rest;
    if (next) this.#open(next);
  }

  #perform(entries: readonly LogEntry[], whole: boolean): void {
    const step = STEP[this.#given.speed()] || STEP.normal; // a replay asked for is shown even where nothing moves
    const moves = this.#given.speed() === "off" ? 0 : step;
    const own = entries.every((entry) => this.#given.isOwn(entry)) && !this.behind;
    this.showing = this.#make(entries, own ? Math.min(moves, OWN) : moves);
    const hurry = this.waiting.length > 4 ? 0.5 : 1;
    this.#timer = setTimeout(() => this.#step(), step * hurry * (whole ? 1 : MINOR));
  }

  #tell(moment: Moment): void {
    const step = STEP[this.#given.speed()] || STEP.normal;
    this.showing = [];
    this.moment = moment;
    this.beat = 0;
    this.beatTime = this.#given.speed() === "off" ? 0 : step * moment.pace;
    const next = () => {
      if (this.beat >= moment.beats) {
        this.pass();
        return;
      }
      this.beat++;
      this.#timer = setTimeout(next, this.beat < moment.beats ? step * moment.pace : step * REST);
    };
    this.#timer = setTimeout(next, step * moment.pace);
  }
}
