/** Every seat has a colour and a shape: colour is never the only sign. The colours are tokens of board-colours.css. */

export const SEAT_SHAPES = ["circle", "square", "triangle", "diamond", "star"] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** Style-sheet values of a seat: its fill, outline, and what can be read on the fill. */
export interface SeatColour {
  readonly fill: string;
  readonly edge: string;
  readonly on: string;
  readonly shape: SeatShape;
}

export const seatShape = (seat: number): SeatShape => SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? "circle";

export const seatColour = (seat: number): SeatColour => ({
  fill: `var(--seat-${seat})`,
  edge: `var(--seat-${seat}-edge)`,
  on: `var(--seat-${seat}-on)`,
  shape: seatShape(seat),
});

export const SEAT_COLOURS: readonly SeatColour[] = SEAT_SHAPES.map((_, seat) => seatColour(seat));

/** Outlines in a square of 24. */
export const SEAT_OUTLINES: Readonly<Record<SeatShape, string>> = {
  circle: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  square: "M4 4h16v16H4Z",
  triangle: "M12 2.5L22 20.5H2Z",
  diamond: "M12 1.5L21.5 12L12 22.5L2.5 12Z",
  star: "M12 1.5l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6l-6.5 3.6L7 14 1.6 9l7.3-.8Z",
};
