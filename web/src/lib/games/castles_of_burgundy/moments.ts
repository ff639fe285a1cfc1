/** What has a stage of its own in The Castles of Burgundy: the end of a phase, the last round. */
import { eventName } from "$lib/stage/show/cue";
import { news, type Direct, type Frame, type Moment, type Scene } from "$lib/stage/show/moment";
import type { LogEntry } from "$lib/wire/types";
import { PHASE_POINTS, ROUNDS } from "./data";
import { ICONS } from "./pictures/icons";
import type { View } from "./types";

const nameOf = (entry: LogEntry): string => eventName(entry.key);
const PHASES = Object.keys(PHASE_POINTS);

/** A phase is over: how everybody stands on the track, and what the mines have paid. */
function phaseEnd(phase: LogEntry, paid: readonly LogEntry[], { scores, sheet }: Frame): Moment {
  const seats = (scores ?? []).map((_, seat) => seat);
  const points = seats.map((seat) =>
    sheet.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
  );
  return {
    kind: "news",
    title: phase,
    subtitle: { key: "castles_of_burgundy_web-moment-phase", args: {} },
    drawing: ICONS.round,
    rows: seats.map((seat) => ({
      seat,
      parts: [{ words: { key: "web-moment-track", args: {} }, amount: points[seat] ?? 0, beat: 1 }],
      lines: paid.filter((entry) => entry.seat === seat).map((entry) => ({ entry, beat: 2 })),
    })),
    beats: 2,
    pace: 1,
    entries: [...paid, phase],
  };
}

export const moments: Direct = (events, before, after) => {
  const view = after.view as View | null;
  const paid = events.filter((entry) => nameOf(entry) === "silver" && entry.args["cause"] === "mines");
  const ends = events.some((entry) => nameOf(entry) === "phase" && entry.args["phase"] !== PHASES[0]);
  return events.flatMap((entry): Scene[] => {
    if (ends && paid.includes(entry)) return [];
    if (nameOf(entry) === "phase" && ends) return [phaseEnd(entry, paid, before)];
    const last = nameOf(entry) === "round" && entry.args["round"] === ROUNDS && view?.phase === PHASES.at(-1);
    return [
      last ? { ...news(entry, ICONS.round), subtitle: { key: "web-moment-last-round", args: {} } } : entry,
    ];
  });
};
