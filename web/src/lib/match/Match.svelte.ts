/** The store of a table: its view, the pending decision, the log and the commands not yet answered. */
import type { SettingValues } from "$lib/app/settings.svelte";
import { lapsingMoves } from "./moves";
import { readClock, type ClockReading } from "./clock";
import {
  socketAddress,
  ReconnectingSocket,
  type ConnectionState,
  type SocketHandlers,
  type TableConnection,
} from "$lib/wire/socket";
import type {
  ClientMessage,
  ClockInfo,
  Decision,
  LogEntry,
  MoveInfo,
  Refusal,
  Result,
  ServerMessage,
  SheetLine,
  Snapshot,
  SocketMove,
  SocketUndo,
  TableInfo,
  TalkLine,
  UndoAsk,
  Update,
} from "$lib/wire/types";

type Command = Extract<ClientMessage, { key: string }>;
export type OpenConnection = (table: string, handlers: SocketHandlers) => TableConnection;
const SILENT_REFUSALS = ["stale", "StaleVersion"]; // the position has moved on, and the next update says so

/** A random key for a command; `crypto.randomUUID` needs a secure context. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Match {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<Readonly<Record<string, unknown>> | null>(null);
  decision = $state.raw<Decision | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  sheet = $state.raw<readonly SheetLine[]>([]);
  scores = $state.raw<readonly number[] | null>(null);
  talk = $state.raw<readonly TalkLine[]>([]);
  ask = $state.raw<UndoAsk | null>(null);
  result = $state.raw<Result | null>(null);
  /** Whether this person wants to read no spectators. */
  mutesSpectators = $state(false);
  clock = $state.raw<ClockReading | null>(null);
  number = $state(0);
  seat = $state<number | null>(null);
  /** The newest events, for the board to animate; the view is always ahead of them. */
  lastEvents = $state.raw<readonly LogEntry[]>([]);
  connection = $state<ConnectionState>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** How long the log was when this person last made a move. */
  playedAt = $state(0);
  /** The commands not yet answered, oldest first. */
  pending = $state.raw<readonly Command[]>([]);
  /** When closing a turn needs a confirmation: where something would be lost, always, or never. */
  confirmMode: SettingValues["confirm"] = "lapse";
  /** When the shown snapshot was stored, while the table is read offline. */
  asOf = $state<number | null>(null);

  moves = $derived<readonly MoveInfo[]>(this.decision?.mine?.moves ?? []);
  mine = $derived<readonly number[]>(this.table?.mine ?? []);
  hotseat = $derived(this.mine.length > 1);
  /** The seat of this player that is asked, whether or not its view is shown. */
  askedSeat = $derived(this.decision?.waiting.find((seat) => this.mine.includes(seat)) ?? null);
  running = $derived(this.table?.phase === "running");
  over = $derived(this.table?.phase === "finished" || this.table?.phase === "abandoned");
  myTurn = $derived(this.running && this.askedSeat !== null);
  /** Whether another person at this device is asked. */
  handsOver = $derived(
    this.running && this.hotseat && this.askedSeat !== null && this.askedSeat !== this.seat,
  );
  /** Whether that person has something to hide: it stays so until they have the device. */
  curtain = $derived(
    this.handsOver && this.askedSeat !== null && Boolean(this.decision?.covered.includes(this.askedSeat)),
  );
  chatLines = $derived(this.talk.filter((line) => line.kind === "chat").length);
  /** How many lines of the chat have been on the screen. */
  chatRead = $state(0);
  busy = $derived(this.pending.some((command) => command.type !== "chat"));
  chosen = $derived(this.moves.find((move) => move.token === this.selected) ?? null);

  #seq: number | null = null;
  #socket: TableConnection;

  constructor(
    readonly id: string,
    open: OpenConnection = (table, handlers) => new ReconnectingSocket(socketAddress(table), handlers),
  ) {
    this.#socket = open(id, {
      greet: () => [this.#hello(), ...this.pending],
      receive: (message) => this.receive(message),
      stateChanged: (connection) => (this.connection = connection),
    });
  }

  get seq(): number | null {
    return this.#seq;
  }

  close(): void {
    this.#socket.close();
  }

  // messages from the server

  receive(message: ServerMessage): void {
    if (message.type !== "pong" && message.type !== "bye") this.connection = "live";
    if (message.type === "welcome") this.#welcome(message.snapshot);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "chat") this.#addTalk(message.lines);
    else if (message.type === "accepted") this.#accepted(message.key);
    else if (message.type === "refused") this.#refused(message.key, message.refusal);
    else if (message.type === "bye") this.connection = "lost";
  }

  #hello(): ClientMessage {
    const heard = this.talk.reduce(
      (last, line) => (line.kind === "chat" ? Math.max(last, line.id) : last),
      0,
    );
    return { type: "hello", since: this.#seq, seat: this.seat, heard };
  }

  /** Shows a stored snapshot, read-only, until the server sends the current one. */
  restore(snapshot: Snapshot, at: number): void {
    if (this.table) return;
    this.#show(snapshot);
    this.#seq = null;
    this.asOf = at;
    this.clock = null; // it has run on since
    const { decision } = snapshot;
    const undo = decision && { ...decision.undo, to: [], consent: [], own: null };
    this.#setDecision(decision && undo && { ...decision, mine: null, premove: null, undo });
  }

  /** The table as it is known now. */
  snapshot(): Snapshot | null {
    const { table, number, seat, view, decision, ask, result } = this;
    if (!table || this.#seq === null) return null;
    const lists = { log: [...this.log], sheet: [...this.sheet], talk: [...this.talk] };
    const scores = this.scores && [...this.scores];
    const rest = { scores, ask, result, mutes_spectators: this.mutesSpectators };
    return { seq: this.#seq, table, number, seat, view, decision, ...rest, ...lists };
  }

  #welcome(snapshot: Snapshot): void {
    this.asOf = null;
    this.#show(snapshot);
  }

  #show(snapshot: Snapshot): void {
    this.#seq = snapshot.seq;
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.view = snapshot.view;
    this.log = snapshot.log;
    this.sheet = snapshot.sheet;
    this.scores = snapshot.scores;
    this.talk = snapshot.talk;
    this.ask = snapshot.ask;
    this.result = snapshot.result;
    this.mutesSpectators = snapshot.mutes_spectators;
    this.#setClock(snapshot.table.clock);
    this.#setNumber(snapshot.number);
    this.lastEvents = [];
    this.#setDecision(snapshot.decision);
  }

  #update(message: Update): void {
    if (this.#seq === null || message.since > this.#seq) {
      this.#socket.send(this.#hello());
      return;
    }
    if (message.seq <= this.#seq) return;
    this.#seq = message.seq;
    this.#setNumber(message.number);
    const changes: Partial<Update> = message;
    if (changes.table !== undefined) {
      const moved = String(changes.table.mine) !== String(this.mine);
      this.table = changes.table;
      this.#setClock(changes.table.clock);
      if (moved) {
        this.showSeat(null); // the player sat down, left, or the seats were renumbered
        return;
      }
    }
    if (changes.view !== undefined) this.view = changes.view;
    if (changes.sheet !== undefined) this.sheet = changes.sheet;
    if (changes.scores !== undefined) this.scores = changes.scores;
    if (changes.clock !== undefined) this.#setClock(changes.clock);
    if (changes.ask !== undefined) this.ask = changes.ask;
    if (changes.result !== undefined) this.result = changes.result;
    if (changes.talk !== undefined) this.#addTalk(changes.talk);
    if (changes.log !== undefined) {
      this.log = [...this.log.slice(0, changes.log.start), ...changes.log.entries];
      this.lastEvents = changes.log.entries;
    }
    if (changes.decision !== undefined) this.#setDecision(changes.decision);
  }

  /** An update may come before the receipt of the move that caused it: that move is no longer pending. */
  #setNumber(number: number): void {
    this.number = number;
    this.pending = this.pending.filter((command) => command.type !== "move" || command.number >= number);
  }

  #setClock(info: ClockInfo | null): void {
    this.clock = readClock(info);
  }

  #addTalk(lines: readonly TalkLine[]): void {
    const known = new Set(this.talk.map((line) => `${line.kind} ${line.id}`));
    this.talk = [...this.talk, ...lines.filter((line) => !known.has(`${line.kind} ${line.id}`))];
  }

  #setDecision(decision: Decision | null): void {
    this.decision = decision;
    const tokens = decision?.mine?.moves.map((move) => move.token) ?? [];
    if (this.selected !== null && !tokens.includes(this.selected)) this.selected = null;
    this.hovered = null;
  }

  #accepted(key: string): void {
    this.pending = this.pending.filter((command) => command.key !== key);
    this.refusal = null;
  }

  #refused(key: string | null, refusal: Refusal): void {
    this.pending = this.pending.filter((command) => command.key !== key);
    this.selected = null;
    if (SILENT_REFUSALS.includes(refusal.error)) this.#socket.send(this.#hello());
    else this.refusal = refusal;
  }

  // actions of the player

  /** A click on a move, in the list or on the board: plays it, or selects it to be seen first. */
  pick(token: string, previewed = false): void {
    if (this.busy || !this.decision?.mine) return;
    const move = this.moves.find((one) => one.token === token);
    this.refusal = null;
    if (move && this.selected !== token && (previewed || this.#needsConfirmation(move)))
      this.selected = token;
    else this.play(token);
  }

  #needsConfirmation(move: MoveInfo): boolean {
    if (move.role !== "close" || this.confirmMode === "never") return false;
    return this.confirmMode === "always" || lapsingMoves(this.moves).length > 0;
  }

  confirm(): void {
    if (this.selected !== null && !this.busy) this.play(this.selected);
  }

  clear(): void {
    this.selected = null;
    this.refusal = null;
  }

  /** Sends a move; an illegal one is refused with the ruling that forbids it. */
  play(token: string): void {
    const asked = this.decision?.mine;
    if (!asked) return;
    this.selected = null;
    this.playedAt = this.log.length;
    this.#command({
      type: "move",
      seat: asked.seat,
      token,
      number: this.number,
      key: newKey(),
    } satisfies SocketMove);
  }

  /** Undoes one step, or back to a number; what needs consent is asked of the others. */
  undo(to?: number): void {
    const seat = this.seat;
    const can = this.decision?.undo;
    if (seat === null || !can || this.busy) return;
    const alone = to === undefined ? can.to.length > 0 : can.to.includes(to);
    const goal = to ?? (alone ? undefined : (can.own ?? undefined));
    if (!alone && (goal === undefined || !can.consent.includes(goal))) return;
    const command: SocketUndo = { type: "undo", seat, number: this.number, key: newKey(), ask: !alone };
    this.#command(goal === undefined ? command : { ...command, to: goal });
  }

  get canUndo(): "alone" | "ask" | null {
    const can = this.decision?.undo;
    if (!can || this.seat === null || !this.mine.includes(this.seat)) return null;
    return can.to.length ? "alone" : can.own !== null && can.consent.includes(can.own) ? "ask" : null;
  }

  consent(agree: boolean): void {
    this.#command({ type: "consent", agree, key: newKey() });
  }

  chat(text: string): void {
    this.#command({ type: "chat", text, key: newKey() });
  }

  skip(): void {
    this.#socket.send({ type: "skip" });
  }

  /** Shows the view of another seat of this player, after the device was handed over. */
  showSeat(seat: number | null): void {
    this.#seq = null;
    if (seat === null || this.curtain) this.view = null; // hides the last seat's secrets meanwhile
    this.decision = null;
    this.seat = seat;
    this.#socket.send(this.#hello());
  }

  #command(command: Command): void {
    this.pending = [...this.pending, command];
    this.#socket.send(command); // if there is no connection, it is sent on the next one
  }
}
