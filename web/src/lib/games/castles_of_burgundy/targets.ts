/** Whose things are meant, what moves cost, what happened last, and which moves have no place to click. */
import type { Move, Targets } from "$lib/stage/targets";
import type { BoardEvent } from "$lib/stage/board-props";
import type { SoloState, View } from "./types";
import { sortedDouble } from "./modules/vineyards/vineyards";

/** Where a seat's things are listed that partners share. */
export const sideOf = (view: View, seat: number): number => view.teams[seat] ?? seat;

/** The seats of a side. */
export const seatsOf = (view: View, side: number): readonly number[] =>
  view.points.flatMap((_, seat) => (sideOf(view, seat) === side ? [seat] : []));

/** What the solo game adds to a view; null in all others. */
export const soloOf = (view: View): SoloState | null =>
  view.target === undefined
    ? null
    : { target: view.target, filled: view.filled ?? 0, rounds_left: view.rounds_left ?? 0 };

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
  const fromMoves = moves.flatMap(({ args }) => (typeof args["die"] === "string" ? [args["die"]] : []));
  return [...own, ...[...new Set(fromMoves)].filter((die) => !own.includes(die))];
}

/** The stored tile that a move places, `shared:` before one of the shared storage; null for other moves. */
export function placedTile({ token, args }: Pick<Move, "token" | "args">): string | null {
  const verb = token.split(":")[0];
  const shared = verb?.endsWith("_shared") ? "shared:" : "";
  if (verb === "place" || verb === "place_shared") return shared + String(args["tile"]);
  return verb === "plant" || verb === "plant_shared" ? shared + sortedDouble(String(args["laid"])) : null;
}

const WITHOUT_TARGET = /^(?:side|route|crane|gather|follow|tribute|stow|first|grape|points):/;

/** Moves that are chosen by what they show, as nothing on the table stands for them. */
export const movesWithoutTarget = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => WITHOUT_TARGET.test(move.token));

const EVENT_TARGETS: readonly (readonly [string, (args: BoardEvent["args"]) => string])[] = [
  ["-event-placed", ({ cell }) => `cell:${cell}`],
  ["-event-castle", ({ cell }) => `cell:${cell}`],
  ["-event-shield", ({ cell }) => `cell:${cell}`],
  ["-event-planted", ({ space }) => `bed:${space}`],
  ["-event-removed_tile", ({ depot }) => `depot:${depot}`],
  ["-event-set_on", ({ place, space }) => `card:${place}-${space}`],
  ["-event-found", ({ depot }) => `depot:${depot}`],
  ["-event-reserved", ({ depot }) => `depot:${depot}`],
  ["-event-took", ({ depot }) => `depot:${depot}`],
  ["-event-goods", ({ depot }) => `depot:${depot}`],
  ["-event-good_placed", ({ depot }) => `depot:${depot}`],
];

/** What the newest events are about; spaces are those of some seats. */
export const recentTargets = (events: readonly BoardEvent[], seats: readonly number[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ key, args, seat: whose }) =>
      EVENT_TARGETS.flatMap(([end, target]) => {
        const affected = key.endsWith(end) ? target(args) : "";
        return affected && (!/^(?:cell|bed):/.test(affected) || seats.includes(whose)) ? [affected] : [];
      }),
    ),
  );
