/** Who plays at this browser: a guest with an invented name until they choose one. */
import { api, Refused, refusalOf } from "./wire/api";
import type { Games, Refusal, Session } from "./wire/types";

const FIRST = ["Amber", "Bold", "Calm", "Clever", "Golden", "Quiet", "Silver", "Swift", "Tall", "Wandering"];
const LAST = ["Badger", "Crane", "Fox", "Hare", "Heron", "Lynx", "Otter", "Raven", "Stag", "Wren"];

/** A name for a newcomer. */
export function invented(chance: () => number = Math.random): string {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? "Fox";
  return `${pick(FIRST)} ${pick(LAST)}`;
}

class Me {
  session = $state.raw<Session | null>(null);
  games = $state.raw<Games | null>(null);
  #coming: Promise<Session> | null = null;

  /** Signs in as a guest if there is no session yet. */
  async enter(): Promise<Session> {
    if (this.session) return this.session;
    this.#coming ??= this.#enter().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #enter(): Promise<Session> {
    try {
      this.session = await api.session();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.session = await api.signIn(invented());
    }
    return this.session;
  }

  async rename(name: string): Promise<Refusal | null> {
    try {
      await this.enter();
      this.session = await api.rename(name);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  async catalogue(): Promise<Games> {
    this.games ??= await api.games();
    return this.games;
  }
}

export const me = new Me();
