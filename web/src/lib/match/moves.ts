/** Legal moves in groups, and the names and texts of players and events. */
import { say, t } from "$lib/i18n/index.svelte";
import { eventText } from "$lib/stage/labels";
import type { Team } from "./teams";
import type { LogEntry, MoveInfo, Replay, TableInfo } from "$lib/wire/types";

export interface MoveGroup {
  key: string;
  moves: MoveInfo[];
}

/** Moves of one kind together, in the order in which they come. */
export function groupMoves(moves: readonly MoveInfo[]): MoveGroup[] {
  const groups = new Map<string, MoveInfo[]>();
  for (const move of moves) groups.set(move.key, [...(groups.get(move.key) ?? []), move]);
  return [...groups].map(([key, members]) => ({ key, moves: members }));
}

/** The moves of a question as the decision bar offers them; all others are made on the board. */
export interface BarMoves {
  /** The move of the main button: it closes the turn, or there is no other. */
  readonly main: MoveInfo | null;
  /** Moves that have no place on the board. */
  readonly loose: readonly MoveInfo[];
}

export function barMoves(
  moves: readonly MoveInfo[],
  onBoard: (move: MoveInfo) => boolean = () => false,
): BarMoves {
  const placeless = moves.filter((move) => !move.targets.length && !onBoard(move));
  const main = placeless.find((move) => move.role === "close") ?? (moves.length === 1 ? placeless[0] : null);
  return { main: main ?? null, loose: placeless.filter((move) => move !== main) };
}

/** What would be lost if the turn were closed now, such as an unused die: one move of each kind. */
export const lapsingMoves = (moves: readonly MoveInfo[]): readonly MoveInfo[] =>
  groupMoves(moves.filter((move) => move.role === "lapse")).flatMap((group) => group.moves.slice(0, 1));

/** The token of an illegal move to a place: if it is sent, the server answers with the ruling that forbids it. */
export function illegalToken(moves: readonly MoveInfo[], target: string): string | null {
  const [kind = "", id = ""] = target.split(":");
  if (moves.some((move) => move.targets.includes(target))) return null;
  for (const move of moves) {
    const [other, name] = move.targets[0]?.split(":") ?? [];
    if (other === kind && name && move.token.endsWith(name)) return move.token.slice(0, -name.length) + id;
  }
  return null;
}

/** The moves whose words or token contain everything typed. */
export function filterMoves(moves: readonly MoveInfo[], typed: string): MoveInfo[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter((move) => {
    const text = `${say(move)} ${move.token}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** The name of a seat's player. */
export function playerName(table: TableInfo, seat: number): string {
  const info = table.seats.find((one) => one.seat === seat);
  const number = seat + 1;
  if (info?.kind === "automaton") return t(`${table.game}-automaton`);
  if (info?.kind === "bot") return t("seat-name.bot", { number });
  return info?.name ?? t("seat-name", { number });
}

export function isMe(table: TableInfo, seat: number): boolean {
  return table.mine.length === 1 && table.mine[0] === seat;
}

export const entryText = (table: TableInfo, entry: LogEntry, words: typeof say = say): string =>
  eventText(
    entry,
    (seat) => playerName(table, seat),
    (seat) => isMe(table, seat),
    words,
  );

/** What a seat of a replay is called: at a table, those without a name of their own are bots. */
export function replayPlayerName(
  replay: Pick<Replay, "automaton" | "game" | "source" | "names">,
  seat: number,
): string {
  if (seat === replay.automaton) return t(`${replay.game}-automaton`);
  const form = replay.source === "table" ? "seat-name.bot" : "seat-name";
  return replay.names[seat] ?? t(form, { number: seat + 1 });
}

/** An event of a replay in words. */
export const replayEntryText = (replay: Replay, entry: LogEntry): string =>
  eventText(
    entry,
    (seat) => replayPlayerName(replay, seat),
    () => false,
  );

/** Whether an event is somebody's doing: its words name the player. */
export const hasActor = (entry: LogEntry): boolean =>
  say(entry, { player: "\u0001", you: false }).includes("\u0001");

/** Who has won; nobody may have, where one plays alone. */
export function outcomeText(
  table: TableInfo,
  winners: readonly number[],
  teams: readonly Team[],
  lang: string,
): string {
  const you = winners.some((seat) => isMe(table, seat));
  const names = winners.map((seat) => playerName(table, seat));
  const [team] = teams.filter(({ seats }) => seats.every((seat) => winners.includes(seat)));
  if (!winners.length) return t("result-lost", { you: table.mine.length > 0 });
  if (team && team.seats.length === winners.length)
    return t("web-team-wins", { you, letter: team.letter, players: listNames(names, lang) });
  return t("result-won", { you, count: winners.length, players: listNames(names, lang) });
}

/** Names in a row. */
export function listNames(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
