/** A live connection to a table that comes back by itself. */
import type { ClientMessage, ServerMessage } from "./types";

export type Condition = "connecting" | "live" | "lost" | "refused" | "private";

export interface Handlers {
  /** What to send first on every new connection. */
  greet: () => ClientMessage[];
  heard: (message: ServerMessage) => void;
  changed: (condition: Condition) => void;
}

export interface Wire {
  send(message: ClientMessage): boolean;
  close(): void;
}

const FIRST = 500;
const LONGEST = 4_000; // after a restart of the server everybody is back within this time
const BEAT = 20_000;
const SILENCE = 45_000;

/** How long to wait before attempt `n`, half to all of a doubling time. */
export function pause(attempt: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

export function address(table: string): string {
  const url = new URL(`/api/tables/${table}/live`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export class Connection implements Wire {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    readonly url: string,
    readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close(1000);
  }

  #now = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      for (const message of this.handlers.greet()) this.send(message);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listen(), BEAT);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#attempt = 0;
      this.handlers.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  /** Nothing heard for long: a line that only looks open is given up. */
  #listen(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close(4000);
    else this.send({ type: "ping" });
  }

  #lost(socket: WebSocket, { code, reason }: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#beat);
    if (code === 1008) {
      this.handlers.changed(reason === "table_private" ? "private" : "refused");
      return;
    }
    this.handlers.changed("lost");
    this.#timer = setTimeout(() => this.#open(), pause(this.#attempt++));
  }
}
