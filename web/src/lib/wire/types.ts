// The messages between client and server. Made from src/tetrarch/server/schemas*.py by
// `python3 tools/dev.py wire`: do not edit.

/** A message of the catalogues, with its arguments. */
export interface Phrase {
  key: string;
  args: Record<string, unknown>;
}

/** Why something was not done. `key` with `args` says it in words; nothing has changed. */
export interface Refusal {
  error: string;
  key: string;
  args: Record<string, unknown>;
  ruling: string | null;
  number: number | null;
  seq: number | null;
}

export interface SessionRequest {
  name: string;
}

/** Who I am. `user` is public; the secret of the session is in a cookie that scripts cannot read. */
export interface Session {
  user: string;
  name: string;
}

/** One choice of the set-up: enough to draw a form. */
export interface OptionInfo {
  id: string;
  type: 'flag' | 'pick' | 'several' | 'whole';
  default: unknown;
  ruling: string | null;
  values: string[] | null;
  least: number | null;
  most: number | null;
  count: number | null;
  random: boolean;
  suffixes: string[];
}

/** An expansion. */
export interface ModuleInfo {
  id: string;
  ruling: string | null;
  reconstructed: boolean;
  seats: number[];
  sides: number[];
  automaton: boolean;
}

/** A game for one that a click starts, with what a request for it says. */
export interface QuickInfo {
  id: string;
  seats: number;
  options: Record<string, unknown>;
}

/** A strength of bots; its name is the message `key`. */
export interface LevelInfo {
  id: string;
  key: string;
  default: boolean;
}

/** How often a level won against another, in duplicate games of two; 95 % lie between `low` and `high`. */
export interface Strength {
  level: string;
  against: string;
  games: number;
  share: number;
  low: number;
  high: number;
  setting: string;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  modules: ModuleInfo[];
  reconstructed: boolean;
  strength: Strength[];
  usual: number[];
  quick: QuickInfo[];
}

export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  languages: string[];
  version: string;
}

export interface RulingInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** The rules of a game: the page as Markdown, and its rulings one by one. */
export interface Rules {
  game: string;
  lang: string;
  page: string;
  rulings: RulingInfo[];
}

/** Who shall sit here. `me` and `hotseat` are the sender; `name` tells hot-seat players apart. Where the rules play a seat by themselves, that seat is an `automaton`. */
export interface SeatRequest {
  kind: 'automaton' | 'bot' | 'closed' | 'hotseat' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  undo?: 'consent' | 'free';
  private?: boolean;
  start?: boolean;
}

/** A game against bots or the game itself, started at once. */
export interface QuickRequest {
  game: string;
  seats?: number | null;
  level?: string | null;
  options?: Record<string, unknown>;
}

export interface JoinRequest {
  seat?: number | null;
  nonce?: string | null;
}

/** The owner changes a seat before the start. */
export interface SeatChange {
  seat: number;
  kind: 'automaton' | 'bot' | 'closed' | 'hotseat' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

export interface NonceRequest {
  seat: number;
  nonce: string;
}

export interface StartRequest {
  fill?: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'automaton' | 'bot' | 'closed' | 'open' | 'person';
  name: string | null;
  user: string | null;
  level: string | null;
  me: boolean;
  online: boolean;
  left: boolean;
  nonce: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  phase: 'abandoned' | 'finished' | 'open' | 'running';
  undo: 'consent' | 'free';
  private: boolean;
  owner: string;
  own: boolean;
  seats: SeatInfo[];
  mine: number[];
  commitment: string | null;
  spectators: number;
  created: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  from_position: boolean;
  waiting: number[];
}

export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/** Something that happened, as the asked seat may know it. `number` counts the answers up to it. */
export interface LogEntry {
  index: number;
  number: number;
  seat: number;
  name: string;
  key: string;
  args: Record<string, unknown>;
  ruling: string | null;
}

/** Points with their source and ruling. */
export interface SheetLine {
  seat: number;
  source: string;
  points: number;
  key: string;
  args: Record<string, unknown>;
  ruling: string | null;
}

/** A legal answer. `targets` are what it points at on the board, such as `cell:F12`. */
export interface MoveInfo {
  token: string;
  key: string;
  args: Record<string, unknown>;
  targets: string[];
  ruling: string | null;
}

/** What is asked of the seat that this snapshot is for. */
export interface Asked {
  seat: number;
  step: string;
  key: string;
  args: Record<string, unknown>;
  ruling: string | null;
  moves: MoveInfo[];
  sealed: string | null;
}

/** `to`: the numbers that I may go back to, oldest first. `reason`: why not further. */
export interface UndoInfo {
  to: number[];
  reason: Phrase;
  consent: number[];
}

/** Who is asked; `mine` is the question to the seat that this snapshot is for. */
export interface Decision {
  seats: number[];
  waiting: number[];
  steps: string[];
  simultaneous: boolean;
  mine: Asked | null;
  undo: UndoInfo;
}

/** Somebody asks the table to go back; every other person at it must agree. */
export interface UndoAsk {
  seat: number;
  to: number;
  number: number;
  agreed: number[];
  pending: number[];
}

/** A line of chat (`text`), or a note of the server (`key` with `args`). */
export interface TalkLine {
  id: number;
  at: number;
  kind: 'chat' | 'note';
  name: string | null;
  seat: number | null;
  text: string | null;
  key: string | null;
  args: Record<string, unknown>;
}

/** The end. The secret is out: whoever likes derives every roll and draw again. */
export interface Result {
  scores: number[];
  winners: number[];
  abandoned: boolean;
  secret: string;
  commitment: string;
  nonces: string[];
  record: string;
  verify: string;
}

/** A table as one seat (`seat`; null: a spectator) may know it. */
export interface Snapshot {
  seq: number;
  table: TableInfo;
  number: number;
  seat: number | null;
  view: Record<string, unknown> | null;
  decision: Decision | null;
  log: LogEntry[];
  sheet: SheetLine[];
  scores: number[] | null;
  talk: TalkLine[];
  ask: UndoAsk | null;
  result: Result | null;
}

/** Cut my log to `start` entries, then append. */
export interface LogPart {
  start: number;
  entries: LogEntry[];
}

/** What changed after message `since`, up to `seq`. Parts that did not change are left out. */
export interface Update {
  type: 'update';
  seq: number;
  since: number;
  number: number;
  table: TableInfo;
  view: Record<string, unknown>;
  decision: Decision | null;
  log: LogPart;
  sheet: SheetLine[];
  scores: number[] | null;
  talk: TalkLine[];
  ask: UndoAsk | null;
  result: Result;
}

/** `number` is the one that this answers; `key` is new for every click, the same for a repeat of it. */
export interface MoveRequest {
  seat: number;
  token: string;
  number: number;
  key: string;
}

/** What would a good bot play for my seat? Only where nobody but bots plays against me. */
export interface HintRequest {
  seat: number;
  number: number;
}

/** `chance` of a victory, 0 to 1, and what the move changes most: messages that name it, with points. */
export interface HintMove {
  token: string;
  chance: number;
  reasons: Record<string, number>;
}

/** The best moves for the question with this number, the best first. */
export interface Hint {
  number: number;
  moves: HintMove[];
}

/** Back to `to`, or by one mark. Where only the table's consent allows it, `ask` asks for that. */
export interface UndoRequest {
  seat: number;
  number: number;
  key: string;
  to?: number | null;
  ask?: boolean;
}

export interface ConsentRequest {
  agree: boolean;
}

export interface ChatRequest {
  text: string;
}

/** Done and on disk. `number` is asked now; `repeated`: it had been done before. */
export interface Accepted {
  type: 'accepted';
  key: string;
  seq: number;
  number: number;
  repeated: boolean;
  asked: boolean;
}

/** Done; the table's news come in message `seq`. */
export interface Done {
  seq: number;
}

export interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  version: string;
}

/** First message, and again to change the seat or fill a gap. `since`: the last `seq` I have. */
export interface Hello {
  type: 'hello';
  since?: number | null;
  seat?: number | null;
}

export interface SocketMove {
  type: 'move';
  seat: number;
  token: string;
  number: number;
  key: string;
}

export interface SocketUndo {
  type: 'undo';
  seat: number;
  number: number;
  key: string;
  to?: number | null;
  ask?: boolean;
}

export interface SocketConsent {
  type: 'consent';
  agree: boolean;
  key: string;
}

export interface SocketChat {
  type: 'chat';
  text: string;
  key: string;
}

/** Do not pace the bots' moves until a person is asked. */
export interface Skip {
  type: 'skip';
}

export interface Ping {
  type: 'ping';
}

/** All there is to know, for a new client or one that missed too much. */
export interface Welcome {
  type: 'welcome';
  snapshot: Snapshot;
}

/** `key` is that of the message refused, if it had one. */
export interface Refused {
  type: 'refused';
  key: string | null;
  refusal: Refusal;
}

/** Who is connected now; not numbered, and not kept. */
export interface Presence {
  type: 'presence';
  online: number[];
  spectators: number;
}

export interface Pong {
  type: 'pong';
}

/** The server stops, or starts anew: connect again in a moment. */
export interface Bye {
  type: 'bye';
  reason: 'restart';
}

/** One answer of the record; `seat` is -1 for dice and cards. */
export interface ReplayStep {
  number: number;
  seat: number;
  token: string;
  key: string;
  args: Record<string, unknown>;
  round: number | null;
}

/** A game to look back on, as a seat knew it; `last` is the number of the last position. */
export interface Replay {
  id: string;
  source: 'record' | 'table';
  game: string;
  version: number;
  options: Record<string, unknown>;
  names: (string | null)[];
  seats: number;
  seat: number | null;
  may: (number | null)[];
  last: number;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  steps: ReplayStep[];
  log: LogEntry[];
  sheet: SheetLine[];
  playable: number[];
  automaton: number | null;
}

export interface Frame {
  number: number;
  view: Record<string, unknown>;
}

export interface Frames {
  frames: Frame[];
}

/** Play on from a number of a finished table or an uploaded record, against bots. */
export interface ContinueRequest {
  number: number;
  table?: string | null;
  record?: string | null;
  seat?: number;
  level?: string | null;
}

export interface Uploaded {
  id: string;
}

export interface Verification {
  ok: boolean;
  problems: string[];
  draws: number;
  commitment: string;
  secret: string;
}

export type ClientMessage = Hello | SocketMove | SocketUndo | SocketConsent | SocketChat | Skip | Ping;

export type ServerMessage = Welcome | Update | Accepted | Refused | Presence | Pong | Bye;
