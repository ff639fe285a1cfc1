/** Where the lines of a curve of points run, in a picture of a given size. */
import type { CurvePoint } from "$lib/wire/types";

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface CurveLine {
  readonly seat: number;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly path: string;
}
export interface CurveDrawing {
  readonly lines: readonly CurveLine[];
  /** Heights with their points. */
  readonly levels: readonly { readonly y: number; readonly points: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_LEVELS = 5;

export function drawCurve(curve: readonly CurvePoint[], { width, height }: Size): CurveDrawing {
  const all = curve.flatMap(({ scores }) => scores);
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const step = STEPS.find((one) => (top - bottom) / one <= MOST_LEVELS) ?? 1000;
  const ceiling = Math.ceil(top / step) * step;
  const floor = Math.floor(bottom / step) * step;
  const y = (points: number): number => height - ((points - floor) / (ceiling - floor)) * height;
  const x = (at: number): number => (curve.length > 1 ? (at / (curve.length - 1)) * width : width);
  const seats = (curve[0]?.scores ?? []).map((_, seat) => seat);
  const lines = seats.map((seat) => {
    const spots = curve.map(({ scores }, at) => ({ x: x(at), y: y(scores[seat] ?? 0) }));
    const path = spots
      .map((spot, at) => `${at ? "L" : "M"}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`)
      .join("");
    return { seat, spots, path };
  });
  const levels = Array.from({ length: (ceiling - floor) / step + 1 }, (_, at) => {
    const points = floor + at * step;
    return { y: y(points), points };
  });
  return { lines, levels };
}
