/** The end of a game as its page shows it: from the table that has just ended, or from what the server sums up. */
import { t } from "$lib/i18n/index.svelte";
import { listNames, outcomeText, playerName, replayPlayerName } from "$lib/match/moves";
import type { Match } from "$lib/match/Match.svelte";
import { pointSources, type PointSource } from "$lib/match/point-sources";
import { teamsFromSides, teamsOfView, totalPoints, type Team } from "$lib/match/teams";
import type { SheetLine, Summary, TableInfo } from "$lib/wire/types";

export interface Outcome {
  readonly game: string;
  /** Who played: the winner first, partners together. */
  readonly order: readonly number[];
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly teams: readonly Team[];
  /** Where the points of each seat came from. */
  readonly sources: ReadonlyMap<number, readonly PointSource[]>;
  /** Who has won, in words. */
  readonly title: string;
}

interface Known {
  readonly game: string;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly teams: readonly Team[];
  readonly sheet: readonly SheetLine[];
  readonly view: Match["view"];
}

function arrange(known: Known): Omit<Outcome, "title"> {
  const { game, seats, names, points, winners, view, sheet } = known;
  const better = (a: number, b: number) => (points[b] ?? 0) - (points[a] ?? 0);
  const teams = [...known.teams].sort(
    (a, b) =>
      Number(winners.includes(b.seats[0] ?? -1)) - Number(winners.includes(a.seats[0] ?? -1)) ||
      totalPoints(b.seats, points) - totalPoints(a.seats, points),
  );
  const order = teams.length
    ? teams.flatMap((team) => [...team.seats].sort(better))
    : [...seats].sort((a, b) => better(a, b) || Number(winners.includes(b)) - Number(winners.includes(a)));
  const sources = new Map(seats.map((seat) => [seat, pointSources(game, view, sheet, seat)]));
  return { game, order, names, points, winners, teams, sources };
}

/** The end of the table that one sits at. */
export function outcomeOfTable(match: Match, table: TableInfo, lang: string): Outcome {
  const seats = table.seats.filter((seat) => seat.kind !== "closed").map((seat) => seat.seat);
  const winners = match.result?.winners ?? table.winners ?? [];
  const found = arrange({
    game: table.game,
    seats,
    names: table.seats.map((_, seat) => playerName(table, seat)),
    points: match.result?.scores ?? table.scores ?? match.scores ?? [],
    winners,
    teams: teamsOfView(match.view),
    sheet: match.sheet,
    view: match.view,
  });
  const abandoned = t(match.result?.stopped ? "web-stopped" : "web-abandoned");
  const title = table.phase === "abandoned" ? abandoned : outcomeText(table, winners, found.teams, lang);
  return { ...found, title };
}

/** The end of any game that is over. */
export function outcomeOfSummary(summary: Summary, lang: string): Outcome {
  const { game, scores, winners, sheet } = summary;
  const names = summary.names.map((_, seat) => replayPlayerName(summary, seat));
  const seats = scores.map((_, seat) => seat);
  const teams = teamsFromSides(summary.teams);
  const found = arrange({ game, seats, names, points: scores, winners, teams, sheet, view: { over: true } });
  const players = listNames(
    winners.map((seat) => names[seat] ?? ""),
    lang,
  );
  const [team] = found.teams.filter((one) => one.seats.every((seat) => winners.includes(seat)));
  const title = summary.stopped
    ? t("web-stopped")
    : !winners.length
      ? t("result-lost", { you: false })
      : team && team.seats.length === winners.length
        ? t("web-team-wins", { you: false, letter: team.letter, players })
        : t("result-won", { you: false, count: winners.length, players });
  return { ...found, title };
}

/** How far the first is ahead of the second; null where nobody is. */
export function margin({ order, points, teams }: Outcome): number | null {
  const totals = teams.length
    ? teams.map((team) => totalPoints(team.seats, points))
    : order.map((seat) => points[seat] ?? 0);
  const [first, second] = totals;
  return first === undefined || second === undefined || first === second ? null : first - second;
}
