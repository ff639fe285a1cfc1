/** Every seat has a colour and a shape: colour is never the only sign. */

export const SHAPES = ["circle", "square", "triangle", "diamond", "star"] as const;
export type Shape = (typeof SHAPES)[number];
export const COLOURS = ["#a3122b", "#2bb07f", "#1f4fd8", "#ffd54a", "#ffffff"] as const;

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? "circle";
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "#ffffff";

/** Outlines in a square of 24. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  square: "M4 4h16v16H4Z",
  triangle: "M12 2.5L22 20.5H2Z",
  diamond: "M12 1.5L21.5 12L12 22.5L2.5 12Z",
  star: "M12 1.5l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6l-6.5 3.6L7 14 1.6 9l7.3-.8Z",
};
