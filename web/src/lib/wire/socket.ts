/** The websocket of a table, which reconnects by itself. */
import type { ClientMessage, ServerMessage } from "./types";

export type ConnectionState = "connecting" | "live" | "lost" | "refused" | "private";

export interface SocketHandlers {
  /** What to send first on every new connection. */
  greet: () => ClientMessage[];
  receive: (message: ServerMessage) => void;
  stateChanged: (condition: ConnectionState) => void;
}

export interface TableConnection {
  send(message: ClientMessage): boolean;
  close(): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 4_000; // so that everybody is back soon after a restart of the server
const PING_INTERVAL = 20_000;
const SILENCE_LIMIT = 45_000;

/** How long to wait before attempt `n`, half to all of a doubling time. */
export function reconnectDelay(attempt: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

export function socketAddress(table: string): string {
  const url = new URL(`/api/tables/${table}/live`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export class ReconnectingSocket implements TableConnection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #lastMessage = 0;
  #closed = false;

  constructor(
    readonly url: string,
    readonly handlers: SocketHandlers,
  ) {
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
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
    clearInterval(this.#pinger);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close(1000);
  }

  #reconnectNow = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastMessage = Date.now();
      for (const message of this.handlers.greet()) this.send(message);
      clearInterval(this.#pinger);
      this.#pinger = setInterval(() => this.#checkAlive(), PING_INTERVAL);
    };
    socket.onmessage = (event) => {
      this.#lastMessage = Date.now();
      this.#attempt = 0;
      this.handlers.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  /** Closes a connection that has been silent for too long. */
  #checkAlive(): void {
    if (Date.now() - this.#lastMessage > SILENCE_LIMIT) this.#socket?.close(4000);
    else this.send({ type: "ping" });
  }

  #lost(socket: WebSocket, { code, reason }: CloseEvent): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#pinger);
    if (code === 1008) {
      this.handlers.stateChanged(reason === "table_private" ? "private" : "refused");
      return;
    }
    this.handlers.stateChanged("lost");
    this.#timer = setTimeout(() => this.#open(), reconnectDelay(this.#attempt++));
  }
}
