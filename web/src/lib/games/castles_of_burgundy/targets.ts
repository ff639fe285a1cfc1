/** What moves cost, what happened last, and which moves have no place to click. */
import type { Move, Targets } from "$lib/board/targets";
import type { Happened, View } from "./types";

/** The seat whose area is shown: one's own, or the active one for those who watch. */
export const mySeat = (view: View): number => view.seat ?? view.active ?? 0;

/** The fewest workers that the moves at a target cost; null where none of them says. */
export function costAt(targets: Targets, target: string): number | null {
  const costs = (targets.get(target) ?? []).flatMap(({ args }) =>
    typeof args["workers"] === "number" ? [args["workers"]] : [],
  );
  return costs.length ? Math.min(...costs) : null;
}

/** The dice to use: those of the seat, then numbers that only an effect gives. */
export function diceOf(view: View, seat: number, moves: readonly Move[]): readonly string[] {
  const own = (view.dice[seat] ?? []).map(String);
  const named = moves.flatMap(({ args }) => (typeof args["die"] === "string" ? [args["die"]] : []));
  return [...own, ...[...new Set(named)].filter((die) => !own.includes(die))];
}

const LOOSE = /^(?:side|route|crane|gather|follow|tribute):/;

/** Moves that are chosen by what they show, as nothing on the table stands for them. */
export const loose = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => LOOSE.test(move.token));

const TOLD: readonly (readonly [string, (args: Happened["args"]) => string])[] = [
  ["-event-placed", ({ cell }) => `cell:${cell}`],
  ["-event-castle", ({ cell }) => `cell:${cell}`],
  ["-event-shield", ({ cell }) => `cell:${cell}`],
  ["-event-took", ({ depot }) => `depot:${depot}`],
  ["-event-goods", ({ depot }) => `depot:${depot}`],
  ["-event-good_placed", ({ depot }) => `depot:${depot}`],
];

/** What the newest events are about; spaces are those of one seat. */
export const recentOf = (events: readonly Happened[], seat: number): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ key, args, seat: whose }) =>
      TOLD.flatMap(([end, target]) => {
        const found = key.endsWith(end) ? target(args) : "";
        return found && (!found.startsWith("cell:") || whose === seat) ? [found] : [];
      }),
    ),
  );
