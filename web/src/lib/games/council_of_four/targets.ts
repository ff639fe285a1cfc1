/** What happened last, and what moves cost. */
import type { Move } from "$lib/stage/targets";
import type { BoardEvent } from "$lib/stage/board-props";
import { COINS_PER_ROAD } from "./data";
import type { View } from "./types";

const EVENT_TARGETS: readonly (readonly [string, string])[] = [
  ["-event-built", "city"],
  ["-event-moved", "city"],
  ["-event-reused", "city"],
  ["-event-elected", "council"],
  ["-event-offered", "permit"],
  ["-event-acquired", "permit"],
  ["-event-took", "permit"],
];

/** What the newest events are about. */
export const recentTargets = (events: readonly BoardEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ key, args }) =>
      EVENT_TARGETS.flatMap(([end, kind]) => (key.endsWith(end) ? [`${kind}:${String(args[kind])}`] : [])),
    ),
  );

const number = (value: unknown): number => (typeof value === "number" ? value : Number(value ?? 0));

export interface KingFare {
  readonly roads: number;
  readonly fare: number;
  /** All that the cheapest cards and the roads cost; null where the king can't be sent. */
  readonly price: number | null;
}

/** What it costs to move the king to each city, while that is possible. */
export function kingFares(view: View, moves: readonly Move[]): ReadonlyMap<string, KingFare> {
  const going = moves.filter((move) => move.token.startsWith("king:"));
  if (!going.length) return new Map();
  const prices = new Map(going.map(({ args }) => [String(args["city"]), number(args["price"])]));
  return new Map(
    Object.entries(view.king_roads).map(([city, roads]) => [
      city,
      { roads, fare: COINS_PER_ROAD * roads, price: prices.get(city) ?? null },
    ]),
  );
}

/** Moves that are chosen by what they lay on the table: cards. */
export const payments = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => move.token.startsWith("pay:"));
