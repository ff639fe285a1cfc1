/** What can be explained: parts of the page with a label, and the signs drawn on them. */

/** What the page says of a piece. */
export interface Piece {
  readonly node: Element;
  readonly text: string;
  /** What moves would point at, such as `building:inn`; its game knows the ruling. */
  readonly target: string;
  /** The drawings on it, by the names that the legend has for them. */
  readonly signs: ReadonlyMap<string, Element>;
}

const PARTS = "[data-target], [data-cell], [data-explain], [title], [data-title], [role=img][aria-label]";
const MAX_SIGNS = 4; // more are a legend, which has a page of its own

/** The label of a part; while it is explained its `title` is put aside, so that the browser does not show it too. */
const labelOf = (node: Element): string =>
  node.getAttribute("title") || node.getAttribute("data-title") || node.getAttribute("aria-label") || "";

function signsOf(node: Element): ReadonlyMap<string, Element> {
  const all = [...(node.matches("[data-sign]") ? [node] : []), ...node.querySelectorAll("[data-sign]")];
  const signs = new Map<string, Element>();
  for (const one of all) {
    const name = one.getAttribute("data-sign");
    const drawing = one.querySelector("svg");
    if (name && drawing && !signs.has(name)) signs.set(name, drawing);
  }
  return signs.size > MAX_SIGNS ? new Map() : signs;
}

/** The piece that a part of the page belongs to; null where nothing is to be explained. */
export function pieceAt(part: EventTarget | null): Piece | null {
  if (!(part instanceof Element)) return null;
  const node = part.closest(PARTS) ?? part.closest("[data-sign]");
  if (!node || node.closest("dialog, [popover]")) return null;
  const { target, cell } = (node as HTMLElement | SVGElement).dataset;
  const piece = {
    node,
    text: labelOf(node),
    target: target ?? (cell ? `cell:${cell}` : ""),
    signs: signsOf(node),
  };
  return piece.text || piece.signs.size ? piece : null;
}

/** Puts the browser's own tip aside while ours is shown; what the returned function takes back. */
export function withoutTitle(node: Element): () => void {
  const title = node.getAttribute("title");
  if (!title) return () => undefined;
  node.setAttribute("data-title", title);
  node.removeAttribute("title");
  return () => {
    node.removeAttribute("data-title");
    if (!node.hasAttribute("title")) node.setAttribute("title", title);
  };
}
