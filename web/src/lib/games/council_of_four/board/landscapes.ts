/** What is drawn on the regions of the map. */
import type { Region } from "../types";

interface Landscape {
  readonly kind: string;
  /** Data of an SVG path. */
  readonly d: string;
  /** Where it is drawn: along, across, scale. */
  readonly spots: readonly (readonly number[])[];
}

export const LANDSCAPES: Readonly<Record<Region, Landscape>> = {
  coast: {
    kind: "wave",
    d: "M-12 0q6-6 12 0t12 0",
    spots: [
      [20, 34, 1],
      [16, 122, 1],
      [18, 232, 1],
      [20, 306, 1],
    ],
  },
  hills: {
    kind: "soft",
    d: "M-40 14q18-40 38-6Q14-28 42 14z",
    spots: [
      [134, 132, 0.9],
      [136, 250, 1],
      [236, 262, 0.8],
      [236, 20, 0.7],
    ],
  },
  mountains: {
    kind: "soft",
    d: "M-44 26L-14-26 4 2 16-16 44 26z",
    spots: [
      [132, 30, 0.8],
      [138, 216, 1],
      [236, 300, 0.7],
      [238, 40, 0.7],
    ],
  },
};
