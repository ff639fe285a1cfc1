/** The hint that was asked for: gone with the question that it is about. */
import type { Match } from "$lib/match/Match.svelte";
import { api, refusalOf } from "$lib/wire/api";
import type { Hint, HintMove, Refusal } from "$lib/wire/types";

export class Hints {
  #match: () => Match;
  #asked = $state<number | null>(null); // the number of the question
  #hint = $state.raw<Hint | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The move that stands out. */
  active = $state<string | null>(null);

  constructor(match: () => Match) {
    this.#match = match;
  }

  readonly open = $derived.by(() => {
    const { decision, number } = this.#match();
    return this.#asked === number && Boolean(decision?.mine);
  });
  readonly moves = $derived.by<readonly HintMove[] | null>(() => {
    const hint = this.#hint;
    if (!this.open || hint?.number !== this.#asked) return null;
    const legal = new Set(this.#match().moves.map((move) => move.token));
    return hint?.moves.filter((move) => legal.has(move.token)) ?? null;
  });

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  async ask(): Promise<void> {
    const match = this.#match();
    const seat = match.decision?.mine?.seat;
    if (seat === undefined) return;
    const number = match.number;
    this.#asked = number;
    this.#hint = this.refusal = this.active = null;
    try {
      const hint = await api.hint(match.id, { seat, number });
      if (this.#asked === number) this.#hint = hint;
    } catch (error) {
      if (this.#asked === number) this.refusal = refusalOf(error);
    }
  }

  close(): void {
    this.#asked = null;
    this.active = null;
  }
}
