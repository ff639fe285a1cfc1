/** Pieces that keep their identity from one view to the next, so that a moved one slides and is not drawn anew. */

export interface Piece {
  readonly id: number;
  readonly seat: number;
  readonly cell: string;
}

/** The pieces of the next view. A piece that left and one that came, of one seat, are the same piece. */
export function trackPieces(before: readonly Piece[], next: readonly (readonly string[])[]): Piece[] {
  let free = before.reduce((most, piece) => Math.max(most, piece.id), 0) + 1;
  return next.flatMap((cells, seat) => {
    const mine = before.filter((piece) => piece.seat === seat);
    const cellsLeft = new Set(cells);
    const kept = mine.filter((piece) => cellsLeft.delete(piece.cell));
    const removed = mine.filter((piece) => !kept.includes(piece));
    const added = [...cellsLeft].map((cell) => ({ id: removed.shift()?.id ?? free++, seat, cell }));
    return added.length ? [...kept, ...added].sort((a, b) => a.id - b.id) : kept;
  });
}
