/** Who plays at this browser: a guest with an invented name until they choose one. */
import { api, RefusedError, refusalOf } from "$lib/wire/api";
import type { Games, Refusal, Session } from "$lib/wire/types";

const FIRST = ["Amber", "Bold", "Calm", "Clever", "Golden", "Quiet", "Silver", "Swift", "Tall", "Wandering"];
const LAST = ["Badger", "Crane", "Fox", "Hare", "Heron", "Lynx", "Otter", "Raven", "Stag", "Wren"];

/** A name for a newcomer. */
export function randomGuestName(chance: () => number = Math.random): string {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? "Fox";
  return `${pick(FIRST)} ${pick(LAST)}`;
}

const KEY = "tetrarch-guest"; // whether this browser was here before; the session itself is in a cookie

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function rememberVisit(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // then the next visit asks the server first
  }
}

class Me {
  session = $state.raw<Session | null>(null);
  games = $state.raw<Games | null>(null);
  #pending: Promise<Session> | null = null;

  /** Signs in as a guest if there is no session yet. */
  async ensureSession(): Promise<Session> {
    if (this.session) return this.session;
    this.#pending ??= this.#signIn().finally(() => (this.#pending = null));
    return this.#pending;
  }

  async #signIn(): Promise<Session> {
    this.session = (await this.#earlierSession()) ?? (await api.signIn(randomGuestName()));
    rememberVisit();
    return this.session;
  }

  /** Who is signed in, if anybody is: nobody becomes a guest by it. */
  async existingSession(): Promise<Session | null> {
    const session = this.session ?? (await this.#earlierSession());
    this.session ??= session;
    return this.session;
  }

  /** The session of an earlier visit, if there was one. */
  async #earlierSession(): Promise<Session | null> {
    if (!wasHere()) return null;
    try {
      return await api.session();
    } catch (error) {
      if (error instanceof RefusedError && error.status === 401) return null;
      throw error;
    }
  }

  async rename(name: string): Promise<Refusal | null> {
    try {
      await this.ensureSession();
      this.session = await api.rename(name);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  async loadGames(): Promise<Games> {
    this.games ??= await api.games();
    return this.games;
  }
}

export const me = new Me();
