/** The die and the tile that narrow the moves, and what is explained: shared by the board and the mat. */
import type { TargetHandler, Move } from "$lib/stage/targets";
import { placedTile } from "./targets";

export type Part = "board" | "mat";

class Selection {
  /** A die by its face, or `free`. */
  die = $state<string | null>(null);
  /** A tile in storage; `shared:bank` in that of a team. */
  tile = $state<string | null>(null);
  /** What is explained: `tile:bank`, `shield:7`, `cell:D4`, `vat:2`, `bed:3` ... */
  looked = $state<string | null>(null);
  /** Where that is, and so where it is explained. */
  part = $state<Part>("board");

  /** The moves with the chosen die and the chosen tile; what is no longer there is not chosen. */
  filterMoves(moves: readonly Move[]): readonly Move[] {
    const die = moves.some((move) => move.args["die"] === this.die) ? this.die : null;
    const tile =
      this.tile !== null && moves.some((move) => placedTile(move) === this.tile) ? this.tile : null;
    if (die === null && tile === null) return moves;
    return moves.filter(
      (move) =>
        (die === null || move.args["die"] === undefined || move.args["die"] === die) &&
        (tile === null || [null, tile].includes(placedTile(move))),
    );
  }

  look(what: string, part: Part): void {
    this.looked = what;
    this.part = part;
  }

  toggle(what: "die" | "tile", value: string): void {
    this[what] = this[what] === value ? null : value;
  }

  /** The same handler, but what is touched or pointed at is also explained. */
  explaining(handler: TargetHandler, part: Part): TargetHandler {
    const look = (target: string | null): void => {
      const explained = target && explainedBy(target);
      if (explained) this.look(explained, part);
    };
    return {
      mark: handler.mark,
      pick: (target) => {
        look(target);
        handler.pick(target);
      },
      hover: (target) => {
        look(target);
        handler.hover(target);
      },
    };
  }
}

const EXPLAINED: ReadonlySet<string> = new Set(["shield", "cell", "vat", "stall", "bed"]);

/** What a target shows that can be explained. */
function explainedBy(target: string): string | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "slot") return `tile:${id.slice(id.indexOf("-") + 1)}`;
  if (kind === "black" || kind === "stored" || kind === "shared") return `tile:${id}`;
  return kind && EXPLAINED.has(kind) ? target : null;
}

export const selection = new Selection();
