/** What somebody picked up to see where it can go, and what they look at: shared by the board and the mat. */
import type { Hits, Move } from "$lib/board/targets";

export type Part = "board" | "mat";

class Chosen {
  /** A die by its face, or `free`. */
  die = $state<string | null>(null);
  /** A tile in storage. */
  tile = $state<string | null>(null);
  /** What is explained: `tile:bank`, `shield:7` or `cell:D4`. */
  looked = $state<string | null>(null);
  /** Where that is, and so where it is explained. */
  part = $state<Part>("board");

  /** The moves with the chosen die and the chosen tile; what is no longer there is not chosen. */
  narrow(moves: readonly Move[]): readonly Move[] {
    const die = moves.some((move) => move.args["die"] === this.die) ? this.die : null;
    const tile = moves.some((move) => isPlacing(move) && move.args["tile"] === this.tile) ? this.tile : null;
    if (die === null && tile === null) return moves;
    return moves.filter(
      ({ args, ...move }) =>
        (die === null || args["die"] === undefined || args["die"] === die) &&
        (tile === null || !isPlacing(move) || args["tile"] === tile),
    );
  }

  look(what: string, part: Part): void {
    this.looked = what;
    this.part = part;
  }

  turn(what: "die" | "tile", value: string): void {
    this[what] = this[what] === value ? null : value;
  }

  /** The same hits, but what is touched or pointed at is also explained. */
  watching(hits: Hits, part: Part): Hits {
    const look = (target: string | null): void => {
      const found = target && shown(target);
      if (found) this.look(found, part);
    };
    return {
      mark: hits.mark,
      pick: (target) => {
        look(target);
        hits.pick(target);
      },
      hover: (target) => {
        look(target);
        hits.hover(target);
      },
    };
  }
}

/** What a target shows that can be explained. */
function shown(target: string): string | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "slot") return `tile:${id.slice(id.indexOf("-") + 1)}`;
  if (kind === "black" || kind === "stored") return `tile:${id}`;
  return kind === "shield" || kind === "cell" ? target : null;
}

const isPlacing = (move: Pick<Move, "token">): boolean => move.token.startsWith("place:");

export const chosen = new Chosen();
