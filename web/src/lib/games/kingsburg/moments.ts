/** What has a stage of its own in Kingsburg: the rolls of a season, the new year, the battle in winter. */
import { SITE_ICONS } from "$lib/icons/site-icons";
import { eventName } from "$lib/stage/show/cue";
import { news, type Direct, type Moment, type Part, type Row, type Scene } from "$lib/stage/show/moment";
import type { LogEntry } from "$lib/wire/types";
import { INVADERS, YEARS } from "./data";
import { RACE_ICONS } from "./pictures/race-icons";
import type { View } from "./types";

const nameOf = (entry: LogEntry): string => eventName(entry.key);
const SEASONS: Readonly<Record<string, string>> = {
  spring: SITE_ICONS.flower,
  summer: SITE_ICONS.sun,
  autumn: SITE_ICONS.leaf,
};
const ROLLS = ["rolled", "order"];
const OUTCOMES: Readonly<Record<string, boolean | null>> = { won: true, drawn: null, lost: false };

/** How long the events from a place on are of some kinds. */
function run(events: readonly LogEntry[], from: number, kinds: readonly string[]): number {
  let end = from;
  while (end < events.length && kinds.includes(nameOf(events[end] as LogEntry))) end++;
  return end;
}

/** A season begins, and everybody rolls. */
function rolls(phase: LogEntry, told: readonly LogEntry[]): Moment {
  const rolled = told.filter((entry) => nameOf(entry) === "rolled");
  return {
    kind: "roll",
    title: { key: "kingsburg-phase", args: { phase: phase.args["phase"] } },
    drawing: SEASONS[String(phase.args["phase"])] ?? "",
    rows: rolled.map((entry, at) => ({
      seat: entry.seat,
      parts: [],
      lines: [],
      pieces: { entry, beat: at + 1 },
    })),
    beats: rolled.length,
    pace: 0.7,
    entries: [phase, ...told],
  };
}

/** The strength of a seat: its soldiers, those of the king, and what else its total counts. */
function strength(seat: number, events: readonly LogEntry[], before: View | null): readonly Part[] {
  const of = (name: string) => events.filter((entry) => entry.seat === seat && nameOf(entry) === name);
  const total = Number(of("total")[0]?.args["total"] ?? 0);
  const sent = of("soldiers").reduce((sum, { args }) => sum + Number(args["change"]), 0);
  const now = of("soldiers").at(-1)?.args["count"];
  const own = now === undefined ? (before?.soldiers[seat] ?? 0) : Number(now) - sent;
  const amounts = [own, sent, total - own - sent];
  return [
    "kingsburg_web-moment-soldiers",
    "kingsburg_web-moment-king",
    "kingsburg_web-moment-buildings",
  ].flatMap((key, at) => {
    const amount = amounts[at] ?? 0;
    return amount ? [{ words: { key, args: {} }, amount, beat: at + 1 }] : [];
  });
}

/** The battle: the invaders turn, strength builds up, the outcome, what is won or lost. */
function battle(events: readonly LogEntry[], before: View | null): Moment | null {
  const shown = events.find((entry) => nameOf(entry) === "shown");
  const card = INVADERS.get(String(shown?.args["invader"] ?? before?.invader));
  const outcomes = events.filter((entry) => nameOf(entry) === "battle");
  if (!card || !outcomes.length) return null;
  const RESULT = 4;
  const first = events.findIndex((entry) => nameOf(entry) === "battle");
  const plain = before?.destiny === null && !before.valley && !events.some((one) => nameOf(one) === "raided");
  const rows: Row[] = outcomes.map((entry, at) => {
    const outcome = String(entry.args["outcome"]);
    const after = events.slice(first).filter((one) => one.seat === entry.seat);
    const brought = after.filter((one) => ["goods", "score", "destroyed", "tokens"].includes(nameOf(one)));
    return {
      seat: entry.seat,
      parts: strength(entry.seat, events, before),
      verdict: {
        words: { key: "kingsburg_web-moment-outcome", args: { outcome } },
        good: OUTCOMES[outcome] ?? null,
        beat: RESULT + at,
      },
      lines: brought.map((one) => ({ entry: one, beat: RESULT + at })),
    };
  });
  return {
    kind: "battle",
    title: { key: "kingsburg_web-moment-winter", args: { year: YEARS[(before?.year ?? 1) - 1] ?? "" } },
    drawing: RACE_ICONS[card.race] ?? "",
    subtitle: shown ?? { key: "kingsburg-phase", args: { phase: "winter" } },
    ...(plain && {
      mark: { amount: card.strength, words: { key: "kingsburg_web-moment-strength", args: {} } },
    }),
    rows,
    beats: RESULT + rows.length,
    pace: 1,
    entries: events,
  };
}

const BATTLE_ENDS = ["sent_home", "score", "goods", "destroyed", "tokens", "battle"];

export const moments: Direct = (events, before) => {
  const view = before.view as View | null;
  const scenes: Scene[] = [];
  for (let at = 0; at < events.length;) {
    const entry = events[at] as LogEntry;
    const name = nameOf(entry);
    if (name === "phase" && String(entry.args["phase"]) in SEASONS) {
      const end = run(events, at + 1, ROLLS);
      if (end > at + 1) scenes.push(rolls(entry, events.slice(at + 1, end)));
      else scenes.push(entry);
      at = end;
    } else if (["shown", "royal"].includes(name)) {
      const last = events.findLastIndex((one) => nameOf(one) === "battle");
      const end = last < at ? at + 1 : run(events, last, BATTLE_ENDS);
      const told = last < at ? null : battle(events.slice(at, end), view);
      scenes.push(...(told ? [told] : events.slice(at, end)));
      at = end;
    } else {
      scenes.push(name === "year" ? news(entry, SITE_ICONS.crown) : entry);
      at++;
    }
  }
  return scenes;
};
