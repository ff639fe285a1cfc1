/** Where moves point: places on the board, buildings in the mat, and what is chosen from a list. */
import type { Move } from "$lib/stage/targets";
import { ADVISORS } from "./data";
import type { BoardEvent } from "$lib/stage/board-props";
import type { View } from "./types";

/** Kinds of targets that are drawn; all others are offered as a list. */
const DRAWN = new Set(["place", "governor", "deck", "building"]);
const WITHOUT_TARGETS = /^(reroll|set|turn):/;

/** Moves that are offered as a list: goods, prices, effects, dice to change. */
export const movesWithoutTarget = (moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ targets, token }) =>
    targets.length
      ? targets.every((target) => !DRAWN.has(target.split(":")[0] ?? ""))
      : WITHOUT_TARGETS.test(token),
  );

/** What a target stands for: a whim tile that lies on an advisor is meant instead. */
export function whimOrTarget(view: View, target: string): string {
  const number = ADVISORS.find(({ id }) => target === `place:${id}`)?.number ?? 0;
  return view.whims.includes(number) ? `whim:${number}` : target;
}

const EVENT_NAMES = ["placed", "neutral", "helped", "deal", "gift", "moved"];

/** The places that the newest events are about. */
export const recentTargets = (events: readonly BoardEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ key, args }) =>
      EVENT_NAMES.some((name) => key === `kingsburg-event-${name}`) ? [`place:${String(args["place"])}`] : [],
    ),
  );
