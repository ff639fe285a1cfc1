/** The final scoring: bars begin at the points on the track and grow source by source, seat by seat; who wins comes last. */
import type { Moment, Direct, Frame, Scene } from "./moment";
import { eventName } from "./cue";
import type { LogEntry } from "$lib/wire/types";

const nameOf = (entry: LogEntry): string => eventName(entry.key);
const pointsOf = ({ args }: LogEntry): number =>
  Number(args["points"] ?? 0) * (args["way"] === "loss" ? -1 : 1);

/** The points that come at the very end: the scores that stand together before the last event. */
function lastScores(events: readonly LogEntry[]): readonly LogEntry[] {
  const end = events.findLastIndex((entry) => nameOf(entry) === "ended");
  let from = end;
  while (from > 0 && nameOf(events[from - 1] as LogEntry) === "score") from--;
  return events.slice(from, end);
}

/** The ceremony of a game that has just ended. */
export function finalScoring(
  game: string,
  events: readonly LogEntry[],
  after: Frame,
  winners: readonly number[],
): Moment | null {
  const ended = events.find((entry) => nameOf(entry) === "ended");
  const scores = after.scores;
  if (!ended || !scores) return null;
  const last = lastScores(events);
  const sources = [...new Set(last.map(({ args }) => String(args["source"])))];
  const seats = scores.map((_, seat) => seat);
  let beat = seats.length + 1; // the points on the track come before
  const beats = new Map<LogEntry, number>();
  for (const source of sources)
    for (const seat of seats)
      for (const entry of last)
        if (entry.seat === seat && entry.args["source"] === source) beats.set(entry, beat++);
  const rows = seats.map((seat) => {
    const added = last.filter((entry) => entry.seat === seat);
    const before = (scores[seat] ?? 0) - added.reduce((sum, entry) => sum + pointsOf(entry), 0);
    const parts = added.map((entry) => ({
      words: { key: `${game}-source-${String(entry.args["source"])}`, args: {} },
      amount: pointsOf(entry),
      beat: beats.get(entry) ?? 0,
    }));
    const track = { words: { key: "web-moment-track", args: {} }, amount: before, beat: seat + 1 };
    const won = winners.includes(seat);
    const verdict = { words: { key: "web-moment-winner", args: {} }, good: true, beat: beat + 1 };
    return { seat, parts: before ? [track, ...parts] : parts, lines: [], ...(won && { verdict }) };
  });
  return {
    kind: "final",
    title: { key: "web-moment-final", args: {} },
    rows,
    beats: beat + 1,
    pace: Math.max(0.3, Math.min(1, 14 / beat)),
    entries: [...last, ended],
  };
}

/** A game's moments, and the final scoring at the end. */
export function withFinal(game: string, direct: Direct, winners: () => readonly number[]): Direct {
  return (events, before, after) => {
    const final = finalScoring(game, events, after, winners());
    const told = new Set<Scene>(final?.entries);
    const rest = direct(
      events.filter((entry) => !told.has(entry)),
      before,
      after,
    );
    return final ? [...rest, final] : rest;
  };
}
