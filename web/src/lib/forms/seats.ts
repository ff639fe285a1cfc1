/** Who shall sit at a new table. */
import type { LevelInfo, SeatRequest } from "$lib/wire/types";

export interface SeatDraft {
  kind: SeatRequest["kind"];
  level: string;
  name: string;
}

/** A first proposal: me, one bot, and the rest closed. */
export function first(counts: readonly number[], levels: readonly LevelInfo[], name: string): SeatDraft[] {
  const level = levels.find((one) => one.default)?.id ?? levels[0]?.id ?? "";
  const least = Math.min(...counts);
  return Array.from({ length: Math.max(...counts) }, (_, seat) => ({
    kind: seat === 0 ? "me" : seat < least ? "bot" : "closed",
    level,
    name: seat === 0 ? name : "",
  }));
}

/** As the server takes it: only what a kind of seat needs. */
export function requested(seats: readonly SeatDraft[]): SeatRequest[] {
  return seats.map(({ kind, level, name }) =>
    kind === "bot" ? { kind, level } : kind === "hotseat" ? { kind, name: name.trim() } : { kind },
  );
}
