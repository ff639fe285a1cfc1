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

const KEY = "tetrarch-guest"; // whether this browser was here before; the session itself is in a cookie

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // then the next visit asks the server first
  }
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
    this.session = (await this.#known()) ?? (await api.signIn(invented()));
    keep();
    return this.session;
  }

  /** Who is signed in, if anybody is: nobody becomes a guest by it. */
  async known(): Promise<Session | null> {
    const found = this.session ?? (await this.#known());
    this.session ??= found;
    return this.session;
  }

  /** The session of an earlier visit, if there was one. */
  async #known(): Promise<Session | null> {
    if (!kept()) return null;
    try {
      return await api.session();
    } catch (error) {
      if (error instanceof Refused && error.status === 401) return null;
      throw error;
    }
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
