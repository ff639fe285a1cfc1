/** Where on the page the things are that a lesson points at: targets such as `cell:D4`, fields of the view such as `supply.0`. */

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The names under which parts of the page may show a thing, the narrowest first. */
export function placesOfPoint(point: string): readonly string[] {
  const seat = /\.(\d+)$/.exec(point)?.[1];
  return point.includes(":") || seat === undefined ? [point] : [point, `player:${seat}`, `seat:${seat}`];
}

const targetsOf = (place: string): string =>
  [
    ...(place.startsWith("cell:") ? [`[data-cell=${quoted(place.slice("cell:".length))}]`] : []),
    `[data-target=${quoted(place)}]`,
  ].join(", ");

const isDrawn = (node: Element): boolean => node.getClientRects().length > 0;
const isOffered = (node: Element): boolean => node.getAttribute("tabindex") === "0";
const isOwn = (node: Element): boolean => node.closest('[data-part="mine"]') !== null;

/** What is pointed at, and the moves that it stands for, if a move is what is meant. */
export interface Point {
  readonly name: string;
  readonly tokens: readonly string[];
}

/** The part of the page that is meant: for a move one that can be clicked; one that is shown before hidden ones. */
export function nodeOfPoint(root: ParentNode, { name, tokens }: Point): Element | null {
  const find = (selector: string) => [...root.querySelectorAll(selector)];
  for (const place of placesOfPoint(name)) {
    const shown = find(`[data-place~=${quoted(place)}]`);
    const targets = find(targetsOf(place));
    const buttons = tokens.flatMap((token) => find(`button[data-token=${quoted(token)}]`));
    const offered = [...buttons, ...targets.filter(isOffered)]; // other seats may show a space of the same name
    const nodes = !tokens.length
      ? [...shown.filter(isOwn), ...shown, ...targets]
      : offered.length
        ? offered
        : [...targets, ...shown];
    const node = nodes.find(isDrawn) ?? nodes[0];
    if (node) return node;
  }
  return null;
}

/** The part of the table, such as `mine`, in which a narrow screen shows the first thing that is pointed at. */
export function partOfPoints(root: ParentNode, points: readonly Point[]): string | null {
  for (const point of points) {
    const part = nodeOfPoint(root, point)?.closest<HTMLElement>("[data-part]")?.dataset["part"];
    if (part) return part;
  }
  return null;
}
