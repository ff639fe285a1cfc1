/** Where a place of a cue is on the page. */

const SCROLLING = ["auto", "scroll", "hidden", "clip"];

/** Whether the middle of an element can be seen: nothing that it lies in has scrolled it away. */
export function isInSight(node: Element): boolean {
  if (!node.getClientRects().length) return false;
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (!SCROLLING.includes(getComputedStyle(up).overflowX)) continue;
    const room = up.getBoundingClientRect();
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) return false;
  }
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/** The part of an element that can be seen: what it lies in may have scrolled the rest away. */
export function boxInSight(node: Element): DOMRect {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (!SCROLLING.includes(getComputedStyle(up).overflowX)) continue;
    const room = up.getBoundingClientRect();
    [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
    [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Whether moves to choose from lie over the middle of an element, as they do on a narrow screen. */
export function isUnderChoices(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const over = document.elementFromPoint?.(left + width / 2, top + height / 2);
  const choices = over?.closest('[data-testid="choices"]');
  return Boolean(choices && !choices.contains(node));
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

function selectorOf(place: string): string {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const cell = kind === "cell" ? `[data-cell=${quoted(id)}], ` : "";
  return `${cell}[data-place~=${quoted(place)}], [data-target=${quoted(place)}]`;
}

/** The first of some places that is in sight; `own:` means the things of the seat that acts, `@1:` those of seat 1. */
export function findPlace(
  root: ParentNode,
  places: readonly string[],
  seat: number,
  viewer: number | null,
): Element | null {
  for (const place of places) {
    const [mark = "", owner] = /^(?:own|@(\d+)):/.exec(place) ?? [];
    const of = owner === undefined ? seat : Number(owner);
    const within = !mark
      ? ""
      : of === viewer
        ? '[data-part="mine"], [data-part="board"]'
        : `[data-place~="seat:${of}"]`;
    const scopes = within ? [...root.querySelectorAll(within)] : [root];
    for (const scope of scopes)
      for (const node of scope.querySelectorAll(selectorOf(place.slice(mark.length))))
        if (isInSight(node)) return node;
  }
  return null;
}

/** The places that a part of the page is. */
export function placesAt(part: Element): readonly string[] {
  const node = part.closest<HTMLElement>("[data-cell], [data-target], [data-place]");
  const { cell, target, place } = node?.dataset ?? {};
  const named = (place ?? "").split(" ").filter((one) => one && !/^(seat|player):/.test(one));
  return [...(target ? [target] : []), ...(cell ? [`cell:${cell}`] : []), ...named];
}

/** Where a seat is shown: on the board, or in the list of players. */
export const placesOfSeat = (seat: number): readonly string[] => [`seat:${seat}`, `player:${seat}`];

/** The thing that lies at a place: it may arrive there, and is not seen until it has. */
export function pieceAt(root: ParentNode, node: Element, place = "", thing = ""): Element | null {
  const name = thing || (place.startsWith("cell:") ? place.slice("cell:".length) : "");
  return (
    node.querySelector("[data-piece]") ?? (name ? root.querySelector(`[data-piece=${quoted(name)}]`) : null)
  );
}
