/** Settlements, one silhouette and one mark a seat, around the origin, about 20 high.
 *
 * `--fill`, `--edge` and `--on` colour them from outside, also through `<use>`.
 */
import type { SeatShape } from "$lib/theme/seats";

interface House {
  readonly wall: string;
  readonly light: string;
  readonly mark: string;
}

export const HOUSES: Readonly<Record<SeatShape, House>> = {
  circle: {
    wall: "M-9 9.5V-1a9 9.5 0 0 1 18 0V9.5z",
    light: "M-9-1a9 9.5 0 0 1 18 0l-1.5 1.5h-15z",
    mark: "M-3.8 3.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z",
  },
  square: {
    wall: "M-9 9.5V-9.5h4.4v3.3h2.4v-3.3h4.4v3.3h2.4v-3.3H9V9.5z",
    light: "M-9-9.5h4.4v3.3h2.4v-3.3h4.4v3.3h2.4v-3.3H9v7H-9z",
    mark: "M-3.5 0h7v7h-7z",
  },
  triangle: {
    wall: "M-10.8 9.5L0-12 10.8 9.5z",
    light: "M0-12l-10.8 21.5h3.6L0-5.5z",
    mark: "M0-1.5L4.7 7h-9.4z",
  },
  diamond: {
    wall: "M-8 9.5V.5h-3.5L0-11 11.5.5H8v9z",
    light: "M-11.5.5L0-11 11.5.5z",
    mark: "M0-4.5L4.2 1.3 0 7.1-4.2 1.3z",
  },
  star: {
    wall: "M-9.5 9.5V-2.5L-5.5-11l3.3 6.5h4.4L5.5-11l4 8.5V9.5z",
    light: "M-9.5-2.5L-5.5-11l3.3 6.5h4.4L5.5-11l4 8.5z",
    mark: "M0-3.2l1.5 3.4 3.7.3-2.8 2.5.8 3.7L0 4.8l-3.2 1.9.8-3.7-2.8-2.5 3.7-.3z",
  },
};
