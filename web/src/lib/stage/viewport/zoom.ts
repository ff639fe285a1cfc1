/** The arithmetic of zooming: scales are pixels per unit of the drawing. */
import type { Point } from "../hex";

export const MAX_ZOOM = 5; // times the scale that shows all
export const ZOOM_STEP = 1.25;

/** The scale that shows the whole drawing. */
export function fitScale(drawing: Point, room: Point): number {
  return Math.min(room.x / drawing.x, room.y / drawing.y) || 0;
}

/** The first zoom: the whole drawing, or closer where a target would be smaller than `least` pixels. */
export function initialZoom(fit: number, target: number, least: number): number {
  return fit > 0 ? clampZoom(least / (target * fit)) : 1;
}

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom));

/** Where to scroll to so that the point under `at` stays there. */
export const scrollAfterZoom = (scroll: number, at: number, ratio: number): number =>
  (scroll + at) * ratio - at;

/** Where to scroll to so that `at` is seen with some room around it. */
export function scrollToShow(scroll: number, room: number, at: number, margin: number): number {
  const around = Math.min(margin, room / 3);
  if (at - around < scroll) return Math.max(0, at - around);
  if (at + around > scroll + room) return at + around - room;
  return scroll;
}
