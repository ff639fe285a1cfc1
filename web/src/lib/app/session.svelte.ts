/** Who plays at this browser: a guest with an invented name until they choose one. */
import { t } from "$lib/i18n/index.svelte";
import { randomGuestName } from "./guest-names";
import { api, RefusedError, refusalOf } from "$lib/wire/api";
import type { Games, Refusal, Session } from "$lib/wire/types";

const KEY = "tetrarch-guest"; // there after the first visit; the session itself is in a cookie
const INVENTED = "invented"; // what is kept while nobody has chosen the guest's name

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function nameIsInvented(): boolean {
  try {
    return localStorage.getItem(KEY) === INVENTED;
  } catch {
    return false;
  }
}

function rememberVisit(kind: string): void {
  try {
    localStorage.setItem(KEY, kind);
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
    const earlier = await this.#earlierSession();
    this.session = earlier ?? (await api.signIn(randomGuestName(t), true));
    if (!earlier) rememberVisit(INVENTED);
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
      rememberVisit("1");
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Takes a session that has just begun: under the account's name, unless the guest had chosen another. */
  async signedUp(session: Session): Promise<void> {
    const invented = nameIsInvented();
    this.session = session;
    if (invented && session.account && session.account !== session.name) await this.rename(session.account);
  }

  async loadGames(): Promise<Games> {
    this.games ??= await api.games();
    return this.games;
  }
}

export const me = new Me();
