/** The source of gold that somebody looks at in the mat, whose hexes the board outlines. */

class Spotlight {
  source = $state<string | null>(null);
  seat = $state<number | null>(null);

  on(source: string, seat: number | null = null): void {
    this.source = source;
    this.seat = seat;
  }

  off(): void {
    this.source = null;
    this.seat = null;
  }
}

export const spotlight = new Spotlight();
