/** A table as the server would send it, for tests. */
import type { SocketHandlers, TableConnection } from "$lib/wire/socket";
import type {
  Question,
  ClientMessage,
  Decision,
  LogEntry,
  MoveInfo,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
} from "$lib/wire/types";

export const move = (token: string, targets: string[] = [], key = "kingdom_builder-move-b"): MoveInfo => ({
  token,
  key,
  args: { cell: token.split(":")[1] ?? "", terrain: "grass", beside: "none" },
  targets,
  ruling: "KB-35",
  role: "",
});

export const BUILD = move("b:F12", ["cell:F12"]);
export const END: MoveInfo = { ...move("end", [], "kingdom_builder-move-end"), role: "close" };
export const USE: MoveInfo = {
  ...move("use:farm", ["tile:farm"], "kingdom_builder-move-use"),
  role: "lapse",
};

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `N${number}`,
  user: null,
  level: null,
  me: false,
  online: true,
  left: false,
  share: null,
  nonce: false,
  ready: false,
  ...more,
});

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "kingdom_builder",
  version: 1,
  options: {},
  phase: "running",
  undo: "free",
  private: false,
  owner: "u",
  own: true,
  seats: [seat(0, { me: true, name: "Ania" }), seat(1, { kind: "bot", name: null, level: "steady" })],
  mine: [0],
  commitment: "c",
  spectators: 0,
  created: 0,
  started: 0,
  ended: null,
  scores: null,
  winners: null,
  rematch: null,
  from_position: false,
  waiting: [0],
  rated: false,
  clock: null,
  slow_chat: false,
  ...more,
});

export const question = (moves: MoveInfo[] = [BUILD, END], of = 0): Question => ({
  seat: of,
  step: "turn",
  key: "kingdom_builder-ask-turn",
  args: { terrain: "grass", left: 3 },
  ruling: "KB-19",
  moves,
  sealed: null,
});

export const decision = (more: Partial<Decision> = {}): Decision => ({
  seats: [0],
  waiting: [0],
  steps: ["turn"],
  simultaneous: false,
  mine: question(),
  undo: { to: [], reason: { key: "undo-start", args: {} }, consent: [], own: null },
  premove: null,
  covered: [],
  ...more,
});

export const entry = (index: number, number = index): LogEntry => ({
  index,
  number,
  seat: 0,
  name: "built",
  key: "kingdom_builder-event-built",
  args: { cell: "F12" },
  ruling: null,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  seq: 10,
  table: table(),
  number: 5,
  seat: 0,
  view: { round: 1 },
  decision: decision(),
  log: [entry(0), entry(1)],
  sheet: [],
  scores: [0, 0],
  talk: [],
  mutes_spectators: false,
  ask: null,
  result: null,
  ...more,
});

export const update = (more: Partial<Update>): Update =>
  ({ type: "update", seq: 11, since: 10, number: 6, ...more }) as Update;

/** A connection without a server: what was sent, and handlers to answer with. */
export class FakeConnection implements TableConnection {
  sent: ClientMessage[] = [];
  up = true;
  handlers!: SocketHandlers;

  open = (_: string, handlers: SocketHandlers): TableConnection => {
    this.handlers = handlers;
    return this;
  };

  send(message: ClientMessage): boolean {
    if (this.up) this.sent.push(message);
    return this.up;
  }

  close(): void {
    this.up = false;
  }

  get last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}
