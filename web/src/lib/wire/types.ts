// The messages between client and server. Made from src/tetrarch/server/schemas by
// `python3 tools/dev.py wire`: do not edit.

/** My account. `username` is to sign in with, `name` what others see. */
export interface Account {
  username: string;
  name: string;
  role: 'moderator' | 'user';
  created: number;
  codes: number;
  sessions: number;
}

/** What a moderator did to a user or a table. */
export interface AuditLine {
  at: number;
  moderator: string | null;
  action: string;
  target: string;
  reason: string;
}

export interface AuditLog {
  lines: AuditLine[];
}

/** Recovery codes; they are shown this once. */
export interface Codes {
  codes: string[];
}

/** My password, so that nobody else does it at my screen. */
export interface Confirmation {
  password: string;
}

/** Somebody, as moderators see them. */
export interface KnownUser {
  id: string;
  name: string;
  account: string | null;
  role: 'guest' | 'moderator' | 'user';
  disabled: boolean;
  created: number;
}

export interface KnownUsers {
  users: KnownUser[];
}

/** How the pages look and sound, by the client's names; empty until something was chosen. */
export interface PageSettings {
  values: Record<string, string | boolean>;
}

/** Keep how the pages look and sound. */
export interface PageSettingsRequest {
  values: Record<string, string | boolean>;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface PasskeyList {
  passkeys: PasskeyInfo[];
}

export interface PasskeyName {
  name: string;
}

/** What `navigator.credentials` is called with, as `parse...OptionsFromJSON` of the browser reads it. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A new passkey: `credential` is what the browser gave, as JSON. */
export interface PasskeyRequest {
  name: string;
  credential: Record<string, unknown>;
}

/** Enter by a passkey: `credential` is what the browser gave, as JSON. */
export interface PasskeySignIn {
  credential: Record<string, unknown>;
  keep?: boolean;
}

export interface PasswordChange {
  old: string;
  password: string;
}

/** A recovery code and the password that shall be from now on. */
export interface Recovery {
  username: string;
  code: string;
  password: string;
  keep?: boolean;
}

export interface SignedUp {
  session: Session;
  codes: string[];
}

/** `keep`: the games that I played as a guest in this browser become the account's. */
export interface SignIn {
  username: string;
  password: string;
  keep?: boolean;
}

/** An account for me: whoever is a guest keeps all games. */
export interface SignUp {
  username: string;
  password: string;
}

export interface TableRemoval {
  reason: string;
}

/** Close somebody's way in, open it again, or remove the person with name and account. */
export interface UserAction {
  action: 'disable' | 'enable' | 'remove';
  reason: string;
}

/** A table's clock; `seats` is empty before the start. */
export interface ClockInfo {
  kind: 'game' | 'move';
  each: number;
  bonus: number;
  level: string;
  back: boolean;
  seats: SeatClock[];
}

/** How long seats may think: `each` seconds for every move, or for the whole game and `bonus` a turn. Whose time is over is played on by a bot of the `level`; with `back` they may return (`move` alone). */
export interface ClockRequest {
  kind: 'game' | 'move';
  each: number;
  bonus?: number;
  level?: string | null;
  back?: boolean;
}

/** `left`: milliseconds at the moment of the message; `late`: how often the seat's time was over. */
export interface SeatClock {
  left: number;
  runs: boolean;
  late: number;
}

/** What cannot be added: the ruling behind that, and the choices that it is at odds with. */
export interface BlockedChoice {
  option: string;
  value: boolean | number | string;
  ruling: string | null;
  because: SetupChoice[];
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
  presets: PresetInfo[];
}

export interface Games {
  games: GameInfo[];
  levels: LevelInfo[];
  languages: string[];
  version: string;
}

/** A strength of bots; its name is the message `key`. */
export interface LevelInfo {
  id: string;
  key: string;
  default: boolean;
}

/** An expansion. */
export interface ModuleInfo {
  id: string;
  ruling: string | null;
  reconstructed: boolean;
  seats: number[];
  sides: number[];
  automaton: boolean;
  options: string[];
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
  reading: boolean;
}

/** A set-up with a name. The first is for a first game. */
export interface PresetInfo {
  id: string;
  options: Record<string, unknown>;
  seats: number;
}

/** A game for one that a click starts, with what a request for it says. */
export interface QuickInfo {
  id: string;
  seats: number;
  options: Record<string, unknown>;
}

/** The rules of a game: the page as Markdown, and its rulings one by one. */
export interface Rules {
  game: string;
  lang: string;
  page: string;
  rulings: RulingInfo[];
}

export interface RulingInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** What the rules say of a set-up. */
export interface SetupCheck {
  seats: number[];
  refusal: Refusal | null;
  blocked: BlockedChoice[];
}

/** A value of an option; of a list, one of its names, or `named`: that there are names at all. */
export interface SetupChoice {
  option: string;
  value: boolean | number | string;
}

/** Options that somebody is choosing; `seats`: how many take part. */
export interface SetupRequest {
  options?: Record<string, unknown>;
  seats?: number | null;
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

/** A set-up by lot. */
export interface SurpriseInfo {
  options: Record<string, unknown>;
}

/** Choose when the coach speaks, or note what it has said. */
export interface CoachRequest {
  mode?: 'always' | 'first' | 'off' | null;
  game?: string | null;
  told?: string[];
}

/** When the coach speaks, and what it has said: it does not say it again. */
export interface CoachState {
  mode: 'always' | 'first' | 'off';
  told: Record<string, string[]>;
}

/** A position as the table's boards draw it. The figure is a detail of `size`, in pixels, of a `part` that has the size `page`, around the places of `focus`; those of `marks` carry the numbers of the caption. */
export interface FigureInfo {
  id: string;
  seats: number;
  view: Record<string, unknown>;
  moves: MoveInfo[];
  part: 'board' | 'mat';
  page: number[];
  size: number[];
  focus: string[];
  marks: string[];
  rulings: string[];
}

export interface Figures {
  game: string;
  figures: FigureInfo[];
}

export interface GameLessons {
  game: string;
  lessons: LessonInfo[];
}

/** A position on the way to the one that a lesson stands at, with the events that led to it. */
export interface LessonFrame {
  view: Record<string, unknown>;
  log: LogPart;
  scores: number[] | null;
}

/** A lesson in a list. `place` of `length` steps have been taken; `done`: it was taken to its end once. */
export interface LessonInfo {
  lesson: string;
  key: string;
  minutes: number;
  place: number;
  length: number;
  done: boolean;
}

/** What came of an answer. One that does not go on has changed nothing. */
export interface LessonReply {
  goes_on: boolean;
  text: Phrase | null;
  would: LogEntry[];
  refusal: Refusal | null;
}

/** Go on in a lesson. `number`: how many answers have been given so far. */
export interface LessonRequest {
  number: number;
  do?: 'answer' | 'back' | 'restart' | 'skip';
  token?: string | null;
}

export interface Lessons {
  games: GameLessons[];
}

/** Where somebody stands in a lesson. */
export interface LessonState {
  game: string;
  lesson: string;
  key: string;
  minutes: number;
  number: number;
  place: number;
  length: number;
  done: boolean;
  over: boolean;
  step: string | null;
  text: Phrase | null;
  point: string[];
  reads: boolean;
  score: boolean;
  good: string[];
  seats: number;
  seat: number;
  question: Question | null;
  frames: LessonFrame[];
  view: Record<string, unknown>;
  log: LogPart;
  sheet: SheetLine[];
  scores: number[] | null;
  reply: LessonReply | null;
  play_on: PlayOnInfo;
  next: string | null;
}

/** The game that a lesson leads to. */
export interface PlayOnInfo {
  seats: number;
  options: Record<string, unknown>;
  level: string;
}

/** The ways by which I am told. `key`: what a browser needs to subscribe. */
export interface Channels {
  key: string;
  devices: DeviceInfo[];
  hook: HookInfo | null;
}

/** A browser that is told by push; each knows its own endpoint. */
export interface DeviceInfo {
  id: string;
  endpoint: string;
  created: number;
}

/** My webhook. `state`: failing ones are tried again, `off` after too many failures in a row. */
export interface HookInfo {
  url: string;
  secret: string;
  lang: string;
  state: 'failing' | 'off' | 'ok';
  problem: string | null;
}

/** Where to tell me, and in which language. */
export interface HookRequest {
  url: string;
  lang?: string;
}

/** What came of a trial; `problem` as in `HookInfo`. */
export interface HookTest {
  ok: boolean;
  problem: string | null;
}

/** The newest first. */
export interface Inbox {
  unread: number;
  waiting: number;
  notices: NoticeInfo[];
}

/** `unread` notices; `waiting`: the tables at which I am to answer. */
export interface InboxCount {
  unread: number;
  waiting: number;
}

/** Something that I am told: `key` with `args` says it in words, where `game` is a game's id. */
export interface NoticeInfo {
  id: string;
  kind: string;
  key: string;
  args: Record<string, unknown>;
  path: string;
  table: string | null;
  at: number;
  read: boolean;
}

/** A browser's subscription, as its `toJSON` gives it. */
export interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}

/** The notices that I have read; none: all. */
export interface ReadRequest {
  ids?: string[] | null;
}

/** Play on from a number of a finished table or an uploaded record, against bots. */
export interface ContinueRequest {
  number: number;
  table?: string | null;
  record?: string | null;
  seat?: number;
  level?: string | null;
  share?: string | null;
}

/** What each seat would have had if the game had ended after a round. */
export interface CurvePoint {
  number: number;
  round: number | null;
  scores: number[];
}

/** A roll or draw: what could come with which weight, and what came. With `back`: the table went back to that number by consent, and all else is empty. */
export interface DrawInfo {
  number: number;
  purpose: string;
  tokens: string[];
  weights: number[];
  token: string;
  back: number | null;
}

export interface Frame {
  number: number;
  view: Record<string, unknown>;
}

export interface Frames {
  frames: Frame[];
}

/** Another seat took the lead at a point of the curve. */
export interface Lead {
  point: number;
  seat: number;
}

/** Luck in a measure that people know, such as pips, by seat. */
export interface Luck {
  measure: string;
  seats: SeatLuck[];
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

/** One answer of the record; `seat` is -1 for dice and cards. */
export interface ReplayStep {
  number: number;
  seat: number;
  token: string;
  key: string;
  args: Record<string, unknown>;
  round: number | null;
}

/** What dice or draws gave to a seat, what they give on average, and the usual distance from it. */
export interface SeatLuck {
  drawn: number;
  expected: number;
  spread: number;
  draws: number;
}

/** A game that is over, in numbers. */
export interface Summary {
  id: string;
  source: 'record' | 'table';
  game: string;
  names: (string | null)[];
  automaton: number | null;
  scores: number[];
  winners: number[];
  stopped: boolean;
  teams: number[];
  sheet: SheetLine[];
  curve: CurvePoint[];
  leads: Lead[];
  luck: Luck[];
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
  shares: string[];
  nonces: string[];
  absent: number[];
  terms: string;
  steps: DrawInfo[];
}

export interface Asking {
  person: Person;
  at: number;
}

export interface Friend {
  person: Person;
  since: number;
  online: boolean;
}

export interface Friends {
  friends: Friend[];
  asked: Asking[];
  asks: Asking[];
  blocked: Person[];
  unseen: boolean;
}

/** How people may come to a table: by the word for its address (none: by no address), or invited. */
export interface Invitation {
  token: string | null;
  invited: Invited[];
}

/** Somebody invites me. */
export interface InvitationInfo {
  table: TableInfo;
  by: Person;
  at: number;
}

export interface Invitations {
  invitations: InvitationInfo[];
}

export interface Invited {
  person: Person;
  declined: boolean;
}

/** A game with a number of seats, and how many people have a rating there. */
export interface Ladder {
  game: string;
  seats: number;
  people: number;
}

export interface Leader {
  place: number;
  person: Person;
  rating: RatingInfo;
  wins: number;
  me: boolean;
}

/** People by rating, those with at least `least` rated games. */
export interface Leaderboard {
  game: string;
  seats: number;
  least: number;
  people: number;
  leaders: Leader[];
  next: number | null;
  mine: Leader | null;
  ladders: Ladder[];
}

/** A match that is over. `names` are those of all seats; null: a bot. */
export interface PastMatch {
  table: string;
  game: string;
  seats: number;
  ended: number;
  names: (string | null)[];
  seat: number;
  score: number | null;
  place: number;
  won: boolean;
  gone: boolean;
  rating: number | null;
  change: number | null;
}

export interface PastPage {
  matches: PastMatch[];
  next: string | null;
}

/** Somebody. `account` is the name in the page's address; guests have none and are found by `user`. */
export interface Person {
  user: string;
  name: string;
  account: string | null;
}

export interface PersonRequest {
  person: string;
}

export interface Profile {
  person: Person;
  since: number;
  tie: 'asked' | 'asks' | 'friend' | 'me' | 'none';
  blocked: boolean;
  games: number;
  wins: number;
  streak: number;
  favourite: string | null;
  tallies: Tally[];
}

/** A rating with its standard deviation; a newcomer has 1500 and 350. */
export interface RatingInfo {
  value: number;
  doubt: number;
  games: number;
  provisional: boolean;
}

export interface Reported {
  id: string;
}

/** A report as moderators see it. `said` is the line as it was. */
export interface ReportInfo {
  id: string;
  kind: 'line' | 'person' | 'table';
  by: Person;
  about: Person | null;
  table: string | null;
  line: number | null;
  said: string | null;
  reason: string;
  created: number;
}

/** Something for the moderators to look at: a line (`id` is its table's), a person or a table. */
export interface ReportRequest {
  kind: 'line' | 'person' | 'table';
  id: string;
  reason: string;
  line?: number | null;
}

export interface Reports {
  reports: ReportInfo[];
  more: boolean;
}

/** What somebody has reached in a game with so many seats. */
export interface Tally {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean: number | null;
  rating: RatingInfo | null;
}

export interface TieAnswer {
  accept: boolean;
}

export interface TieInfo {
  tie: 'asked' | 'asks' | 'friend' | 'me' | 'none';
  blocked: boolean;
}

export interface UnseenRequest {
  unseen: boolean;
}

export interface VisitRequest {
  invitation: string;
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

/** The server stops, or starts anew: connect again in a moment. */
export interface Bye {
  type: 'bye';
  reason: 'restart';
}

/** New lines of chat; they have no `seq`. */
export interface ChatLines {
  type: 'chat';
  lines: TalkLine[];
}

export interface ChatRequest {
  text: string;
}

export interface ConsentRequest {
  agree: boolean;
}

/** Who is asked; `mine` is the question to the seat that this snapshot is for. */
export interface Decision {
  seats: number[];
  waiting: number[];
  steps: string[];
  simultaneous: boolean;
  mine: Question | null;
  undo: UndoInfo;
  premove: Question | null;
  covered: number[];
}

/** Done; the table's news come in message `seq`. */
export interface Done {
  seq: number;
}

/** `failing`: background tasks that have failed in the last two minutes, and were started again. */
export interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  version: string;
  failing: string[];
}

/** First message, and again to change the seat or fill a gap. `since`: the last `seq` I have; `heard`: the last line of chat. */
export interface Hello {
  type: 'hello';
  since?: number | null;
  seat?: number | null;
  heard?: number | null;
}

/** The best moves for the question with this number, the best first. */
export interface Hint {
  number: number;
  moves: HintMove[];
}

/** `chance` of a victory, 0 to 1, and what the move changes most: messages that name it, with points. */
export interface HintMove {
  token: string;
  chance: number;
  reasons: Record<string, number>;
  equal: boolean;
}

/** What would a good bot play for my seat? Only where nobody but bots plays against me. */
export interface HintRequest {
  seat: number;
  number: number;
}

export interface JoinRequest {
  seat?: number | null;
  share?: string | null;
  invitation?: string | null;
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

/** Cut my log to `start` entries, then append. */
export interface LogPart {
  start: number;
  entries: LogEntry[];
}

/** A legal answer. `targets` are what it points at on the board, such as `cell:F12`. `role`: `close` ends the turn or a part of it; `lapse` is lost to who closes without it, such as an unused die. */
export interface MoveInfo {
  token: string;
  key: string;
  args: Record<string, unknown>;
  targets: string[];
  ruling: string | null;
  role: '' | 'close' | 'lapse';
}

/** `number` is the one that this answers; `key` is new for every click, the same for a repeat of it. */
export interface MoveRequest {
  seat: number;
  token: string;
  number: number;
  key: string;
}

/** Whether I want to read no spectators, at any table. */
export interface MuteRequest {
  muted: boolean;
}

/** While the table is `starting`, after its digest was fixed: the nonce that my seat is bound to. */
export interface NonceRequest {
  seat: number;
  nonce: string;
}

export interface Ping {
  type: 'ping';
}

export interface Pong {
  type: 'pong';
}

/** Answer ahead the question in `Decision.premove`; without a token: take the answer back. */
export interface PremoveRequest {
  seat: number;
  number: number;
  token?: string | null;
}

/** Who is connected now; not numbered, and not kept. */
export interface Presence {
  type: 'presence';
  online: number[];
  spectators: number;
}

/** What is asked of the seat that this snapshot is for. */
export interface Question {
  seat: number;
  step: string;
  key: string;
  args: Record<string, unknown>;
  ruling: string | null;
  moves: MoveInfo[];
  sealed: string | null;
}

/** A game against bots or the game itself, started at once. */
export interface QuickRequest {
  game: string;
  seats?: number | null;
  level?: string | null;
  options?: Record<string, unknown>;
  share?: string | null;
}

/** Before the start: whether I am ready. */
export interface ReadyRequest {
  ready: boolean;
}

/** `key` is that of the message refused, if it had one. */
export interface Refused {
  type: 'refused';
  key: string | null;
  refusal: Refusal;
}

export interface RematchRequest {
  share?: string | null;
}

/** The end. The secret is out: whoever likes derives every roll and draw again. */
export interface Result {
  scores: number[];
  winners: number[];
  abandoned: boolean;
  stopped: boolean;
  secret: string;
  commitment: string;
  shares: string[];
  nonces: string[];
  record: string;
  verify: string;
}

/** The owner changes a seat before the start. */
export interface SeatChange {
  seat: number;
  kind: 'automaton' | 'bot' | 'closed' | 'hotseat' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
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
  share: string | null;
  nonce: boolean;
  ready: boolean;
}

/** Who shall sit here. `me` and `hotseat` are the sender; `name` tells hot-seat players apart. Where the rules play a seat by themselves, that seat is an `automaton`. */
export interface SeatRequest {
  kind: 'automaton' | 'bot' | 'closed' | 'hotseat' | 'me' | 'open';
  level?: string | null;
  name?: string | null;
}

/** Who I am. `user` is public; the secret of the session is in a cookie that scripts cannot read. */
export interface Session {
  user: string;
  name: string;
  role: 'guest' | 'moderator' | 'user';
  account: string | null;
}

export interface SessionRequest {
  name: string;
  invented?: boolean;
}

/** Before the start: bind my seat to a nonce, whose digest is the `share`. */
export interface ShareRequest {
  seat: number;
  share: string;
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

/** Do not pace the bots' moves until a person is asked. */
export interface Skip {
  type: 'skip';
}

/** Whether spectators may write only now and then. */
export interface SlowChatRequest {
  slow: boolean;
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
  mutes_spectators: boolean;
}

export interface SocketChat {
  type: 'chat';
  text: string;
  key: string;
}

export interface SocketConsent {
  type: 'consent';
  agree: boolean;
  key: string;
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

export interface StartRequest {
  fill?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  phase: 'abandoned' | 'finished' | 'open' | 'running' | 'starting';
  undo: 'consent' | 'free';
  private: boolean;
  rated: boolean;
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
  clock: ClockInfo | null;
  slow_chat: boolean;
}

export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  undo?: 'consent' | 'free';
  private?: boolean;
  rated?: boolean;
  start?: boolean;
  clock?: ClockRequest | null;
  share?: string | null;
}

/** A line of chat (`text`), or a note of the server (`key` with `args`). Each kind has ids of its own; who says something without a `seat` is a spectator. */
export interface TalkLine {
  id: number;
  at: number;
  kind: 'chat' | 'note';
  name: string | null;
  seat: number | null;
  text: string | null;
  key: string | null;
  args: Record<string, unknown>;
  user: string | null;
}

/** Somebody asks the table to go back; every other person at it must agree. */
export interface UndoAsk {
  seat: number;
  to: number;
  number: number;
  agreed: number[];
  pending: number[];
}

/** `to`: the numbers that I may go back to, oldest first. `reason`: why not further. */
export interface UndoInfo {
  to: number[];
  reason: Phrase;
  consent: number[];
  own: number | null;
}

/** Back to `to`, or by one mark. Where only the table's consent allows it, `ask` asks for that. */
export interface UndoRequest {
  seat: number;
  number: number;
  key: string;
  to?: number | null;
  ask?: boolean;
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
  clock: ClockInfo | null;
  result: Result;
}

/** All there is to know, for a new client or one that missed too much. */
export interface Welcome {
  type: 'welcome';
  snapshot: Snapshot;
}

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

export type ClientMessage = Hello | SocketMove | SocketUndo | SocketConsent | SocketChat | Skip | Ping;

export type ServerMessage = Welcome | Update | ChatLines | Accepted | Refused | Presence | Pong | Bye;
