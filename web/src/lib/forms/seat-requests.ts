/** The seats of a new table, as the form holds them and the server takes them. */
import type { LevelInfo, SeatRequest } from "$lib/wire/types";

export interface SeatDraft {
  kind: SeatRequest["kind"];
  level: string;
  name: string;
}

/** A first proposal: me, one bot, and the rest closed. */
export function defaultSeats(
  counts: readonly number[],
  levels: readonly LevelInfo[],
  name: string,
): SeatDraft[] {
  const level = levels.find((one) => one.default)?.id ?? levels[0]?.id ?? "";
  const least = Math.min(...counts);
  return Array.from({ length: Math.max(...counts) }, (_, seat) => ({
    kind: seat === 0 ? "me" : seat < least ? "bot" : "closed",
    level,
    name: seat === 0 ? name : "",
  }));
}

/** How many play; an automaton has a further seat. */
export const countSeats = (seats: readonly SeatDraft[], automaton: boolean): number =>
  seats.filter(({ kind }) => kind !== "closed").length + Number(automaton);

/** The seats as they fit what was chosen: bots come until there are enough, the last ones go while there are too many. */
export function fitSeats(
  seats: readonly SeatDraft[],
  counts: readonly number[],
  automaton: boolean,
): SeatDraft[] {
  const next = seats.map((seat) => ({ ...seat }));
  while (counts.length && !counts.includes(countSeats(next, automaton))) {
    const few = countSeats(next, automaton) < Math.min(...counts);
    const seat = few
      ? next.find(({ kind }) => kind === "closed")
      : next.findLast(({ kind }) => kind !== "closed" && kind !== "me");
    if (!seat) break;
    seat.kind = few ? "bot" : "closed";
  }
  return next;
}

/** As the server takes it: only what a kind of seat needs. An automaton comes last. */
export function seatRequests(seats: readonly SeatDraft[], automaton = false): SeatRequest[] {
  const requests = seats.map(({ kind, level, name }): SeatRequest =>
    kind === "bot" ? { kind, level } : kind === "hotseat" ? { kind, name: name.trim() } : { kind },
  );
  return automaton ? [...requests, { kind: "automaton" }] : requests;
}
