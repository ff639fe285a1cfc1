/** Where a key leads on a board of hexes. */
import { distance, neighbour, type Direction, type GridPosition } from "./hex";

/** Exact diagonals, by letters around S and by the number block. */
const DIAGONALS: Readonly<Record<string, Direction>> = {
  q: "nw",
  e: "ne",
  z: "sw",
  c: "se",
  Numpad7: "nw",
  Numpad9: "ne",
  Numpad1: "sw",
  Numpad3: "se",
};

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

const inside = ({ row, col }: GridPosition, { rows, cols }: Grid): boolean =>
  row >= 0 && row < rows && col >= 0 && col < cols;

function straight(key: string, { row, col }: GridPosition, { rows, cols }: Grid): GridPosition | null {
  switch (key) {
    case "ArrowLeft":
      return { row, col: col - 1 };
    case "ArrowRight":
      return { row, col: col + 1 };
    case "ArrowUp":
      return { row: row - 1, col }; // the column is kept
    case "ArrowDown":
      return { row: row + 1, col };
    case "Home":
      return { row, col: 0 };
    case "End":
      return { row, col: cols - 1 };
    case "PageUp":
      return { row: 0, col };
    case "PageDown":
      return { row: rows - 1, col };
    default:
      return null;
  }
}

/** The hex that a key leads to; null where the key is not ours, the same hex where the board ends. */
export function hexAfterKey(
  event: KeyPress,
  from: GridPosition,
  grid: Grid,
  letters = true,
): GridPosition | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const diagonal = DIAGONALS[event.code] ?? (letters ? DIAGONALS[event.key.toLowerCase()] : undefined);
  const to = diagonal ? neighbour(from, diagonal) : straight(event.key, from, grid);
  if (!to) return null;
  return inside(to, grid) ? to : from;
}

/** The next target in reading order, after the last comes the first; -1 for the one before. */
export function nextTarget(targets: readonly number[], from: number, way: 1 | -1): number | null {
  const sorted = [...targets].sort((a, b) => a - b);
  if (way === 1) return sorted.find((target) => target > from) ?? sorted[0] ?? null;
  return sorted.findLast((target) => target < from) ?? sorted.at(-1) ?? null;
}

/** The target nearest to a hex. */
export function nearestTarget(targets: readonly GridPosition[], from: GridPosition): GridPosition | null {
  return targets.reduce<GridPosition | null>(
    (best, target) => (best && distance(best, from) <= distance(target, from) ? best : target),
    null,
  );
}
