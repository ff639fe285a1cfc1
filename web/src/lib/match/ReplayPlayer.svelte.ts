/** The store of a replay: one position at a time, fetched in chunks. */
import { api, refusalOf, type ReplaySource } from "$lib/wire/api";
import type { Frame, LogEntry, Refusal, Replay } from "$lib/wire/types";
import type { AnyView } from "$lib/stage/board-props";

const CHUNK = 20;

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  #frames = $state.raw<ReadonlyMap<number, AnyView>>(new Map());
  #requested = new Set<number>();
  #shown: AnyView | null = null;

  constructor(
    readonly source: ReplaySource,
    readonly id: string,
  ) {}

  /** The position asked for; until it is there, the last one shown. */
  view = $derived.by<AnyView | null>(() => {
    this.#shown = this.#frames.get(this.at) ?? this.#shown;
    return this.#shown;
  });
  /** Whether the position asked for is there. */
  ready = $derived(this.#frames.has(this.at));
  log = $derived<readonly LogEntry[]>((this.replay?.log ?? []).filter((entry) => entry.number <= this.at));
  lastEvents = $derived<readonly LogEntry[]>(
    this.log.filter((entry) => entry.number === this.at && this.at > 0),
  );
  step = $derived(this.replay?.steps.find((one) => one.number === this.at) ?? null);
  round = $derived(this.replay?.steps.filter((one) => one.number <= this.at).at(-1)?.round ?? null);
  /** The first position of every round. */
  rounds = $derived.by<readonly { round: number; number: number }[]>(() => {
    const byRound = new Map<number, number>();
    for (const { round, number } of this.replay?.steps ?? []) {
      if (round !== null && !byRound.has(round)) byRound.set(round, number);
    }
    return [...byRound].map(([round, number]) => ({ round, number }));
  });

  async load(seat: number | null | undefined, at?: number): Promise<void> {
    try {
      this.replay = await api.replay(this.source, this.id, seat);
      this.#frames = new Map();
      this.#requested = new Set();
      this.go(at ?? (this.at || this.#first()));
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** The first position in which somebody is asked: before it the game is being set up. */
  #first(): number {
    return (this.replay?.steps.find((step) => step.seat >= 0)?.number ?? 1) - 1;
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.replay?.last ?? 0));
    void this.#fetch(this.at);
    void this.#fetch(this.at + CHUNK / 2);
  }

  walk(direction: 1 | -1): void {
    this.go(this.at + direction);
  }

  async #fetch(number: number): Promise<void> {
    const replay = this.replay;
    const chunk = Math.floor(number / CHUNK);
    if (!replay || number > replay.last || this.#requested.has(chunk)) return;
    this.#requested.add(chunk);
    try {
      const { frames } = await api.frames(this.source, this.id, replay.seat, chunk * CHUNK, CHUNK);
      if (replay !== this.replay) return;
      this.#frames = new Map([
        ...this.#frames,
        ...frames.map((frame: Frame) => [frame.number, frame.view] as const),
      ]);
    } catch (error) {
      this.#requested.delete(chunk);
      this.refusal = refusalOf(error);
    }
  }
}
