/** The inbox: its notices, how many are unread, and how many tables wait for an answer. */
import { t } from "$lib/i18n/index.svelte";
import { me } from "$lib/app/session.svelte";
import { api } from "$lib/wire/api";
import type { InboxCount, NoticeInfo } from "$lib/wire/types";

const POLL_INTERVAL = 20_000;
const REFRESH_DELAY = 400;

class Inbox {
  unread = $state(0);
  waiting = $state(0);
  notices = $state.raw<readonly NoticeInfo[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Polls while the page is visible; returns a function that ends it. */
  start(): () => void {
    const look = () => document.visibilityState === "visible" && void this.refresh();
    const timer = setInterval(look, POLL_INTERVAL);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Refreshes shortly, after a change that it may depend on. */
  refreshSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), REFRESH_DELAY);
  }

  async refresh(): Promise<void> {
    if (!me.session) {
      this.#take({ unread: 0, waiting: 0 });
      return;
    }
    if (!navigator.onLine) return;
    try {
      if (this.notices === null) this.#take(await api.inboxCount());
      else await this.load();
    } catch {
      // the next look will tell
    }
  }

  async load(): Promise<void> {
    const answer = await api.inbox();
    this.notices = answer.notices;
    this.#take(answer);
  }

  /** The list is no longer shown. */
  close(): void {
    this.notices = null;
  }

  async read(ids: string[] | null): Promise<void> {
    this.#take(await api.inboxRead(ids));
    this.notices =
      this.notices?.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one)) ?? null;
  }

  async clear(): Promise<void> {
    await api.inboxClear();
    await this.load();
  }

  #take({ unread, waiting }: InboxCount): void {
    this.unread = unread;
    this.waiting = waiting;
  }
}

export const inbox = new Inbox();

/** A notice in words: games go by their names. */
export function noticeText(notice: NoticeInfo): string {
  const { game } = notice.args;
  return t(notice.key, typeof game === "string" ? { ...notice.args, game: t(`${game}-name`) } : notice.args);
}
