/** Which detail of a page a figure shows: around some places, wherever the drawing has put them. */
import type { FigureInfo } from "$lib/wire/types";

export interface Detail {
  /** The corner of the detail, in pixels of the page. */
  readonly left: number;
  readonly top: number;
  /** Where the numbered marks lie in it. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The element of a place: a hex such as `cell:D4`, a target, or a place of a cue. */
export function placeOf(page: ParentNode, place: string): Element | null {
  const id = place.slice(place.indexOf(":") + 1);
  const cell = place.startsWith("cell:") ? `[data-cell=${quoted(id)}], ` : "";
  return page.querySelector(`${cell}[data-target=${quoted(place)}], [data-place~=${quoted(place)}]`);
}

/** The detail of a page that is drawn, or null while it has no size or lacks a place. */
export function detail(page: HTMLElement, figure: FigureInfo): Detail | null {
  const around = page.getBoundingClientRect();
  const scale = around.width / page.offsetWidth;
  const [width = 0, height = 0] = figure.size;
  if (!scale) return null;
  const boxOf = (place: string): Box | null => {
    const box = placeOf(page, place)?.getBoundingClientRect();
    if (!box?.width) return null;
    const [left, top] = [(box.left - around.left) / scale, (box.top - around.top) / scale];
    return { left, top, right: left + box.width / scale, bottom: top + box.height / scale };
  };
  const boxes = figure.focus.map(boxOf);
  const places = figure.marks.map(boxOf);
  if (![...boxes, ...places].every((box) => box !== null)) return null;
  const all = boxes as readonly Box[];
  const left = all.length ? middle(all, "left", "right") - width / 2 : 0;
  const top = all.length ? middle(all, "top", "bottom") - height / 2 : 0;
  const marks = (places as readonly Box[]).map((box) => mark(box, left, top));
  return { left, top, marks };
}

const middle = (all: readonly Box[], from: "left" | "top", to: "right" | "bottom"): number =>
  (Math.min(...all.map((box) => box[from])) + Math.max(...all.map((box) => box[to]))) / 2;

const INSIDE = 5;
const SMALL = 70; // pixels; on larger places the number stands in a corner, above smaller ones

function mark(box: Box, left: number, top: number): { x: number; y: number } {
  const large = Math.max(box.right - box.left, box.bottom - box.top) > SMALL;
  const x = large ? box.left + INSIDE : (box.left + box.right) / 2;
  const y = large ? box.top + INSIDE : box.top - INSIDE;
  return { x: x - left, y: y - top };
}
