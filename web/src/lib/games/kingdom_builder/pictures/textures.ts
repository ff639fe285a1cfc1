/** The drawings of terrains, three a kind, around the origin of a hex of radius 20. */
import { hexPath } from "$lib/stage/hex";
import { movePath, circlePath } from "$lib/stage/svg-path";
import { SITE_ICONS } from "$lib/icons/site-icons";
import type { HexKind } from "../types";

type At = readonly [x: number, y: number, scale?: number];
/** Strokes and fills with the path they paint, from the lowest to the topmost. */
type Drawing = Readonly<Record<string, string>>;
const HEX = hexPath({ x: 0, y: 0 });

/** A drawing at several places, each of its paints one path. */
const put = (places: readonly At[], drawing: Drawing): string =>
  Object.entries(drawing)
    .map(([paint, d]) => `<path ${paint} d="${places.map(([x, y, s]) => movePath(d, x, y, s)).join("")}"/>`)
    .join("");

const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const fill = (colour: string, opacity = 1): string =>
  `fill="var(--${colour})"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`;

const TUFT = {
  [stroke("grass-mark", 1.1)]: "M0 0C0-2-1.6-4-3-4.8M0 0C-.3-2.5-.2-4.5.2-6.5M0 0C.2-2 1.6-3.6 3.2-4.2",
};
const BLADE = { [stroke("grass-light", 1.1)]: "M0 0C0-1.5.8-3 2-3.6M0 0C-.2-1.5-1-2.6-2-3" };
const BLOSSOM = {
  [fill("flower-light")]: [
    [0, -1.9],
    [1.8, -0.6],
    [1.1, 1.5],
    [-1.1, 1.5],
    [-1.8, -0.6],
  ]
    .map(([x = 0, y = 0]) => circlePath(x, y, 1.6))
    .join(""),
  [fill("flower-mark")]: circlePath(0, 0, 1.25),
};
const LEAF = { [stroke("flower-mark", 1)]: "M-2 0c1-1.6 3-1.6 4 0M0 2.4V-.6" };
const TREE = {
  [fill("forest-mark")]: "M-5 4.8h10.5L2.5-1z",
  [fill("forest-light")]: "M0-8.5L3.4-3.2H2.2L5.2 1.7H-5.2l3-4.9h-1.2z",
  [fill("forest-mark", 0.45)]: "M0-8.5L3.4-3.2H2.2L5.2 1.7H.8zM-.8 1.7h1.6v2.6h-1.6z",
};
const MESA = {
  [fill("canyon-light")]: "M-6.5 4.5L-4.8-3.5h9.6l1.7 8z",
  [fill("canyon-mark", 0.75)]: "M1.5-3.5h3.3l1.7 8H2.5z",
  [stroke("canyon-mark", 0.9)]: "M-5.3-1H1.8M-5.9 1.8H2.2",
};
const CRACK = { [stroke("canyon-mark", 1.2)]: "M-4 0h2.5l1.5 1.5h3l1.5-1.5h2" };
const DUNE = {
  [stroke("desert-mark", 1.2)]: "M-7 2C-3.5 2-2.5-2.5 1-2.5 4-2.5 4.5 1 8 2M1-2.5C.3-.8 1 .8 2.5 2",
};
const GRAINS = {
  [fill("desert-mark")]: circlePath(0, 0, 0.8) + circlePath(3, 1.2, 0.7) + circlePath(-2.5, 1.6, 0.6),
};
const WAVE = { [stroke("water-light", 1.5)]: "M-6 0c1.5-2 3-2 4.5 0s3 2 4.5 0 2.2-1.6 3-1.2" };
const RIPPLE = { [stroke("water-mark", 1.3)]: "M-3.5 0c1.2-1.5 2.3-1.5 3.5 0s2.3 1.5 3.5 0" };
const PEAK = {
  [fill("mountain-mark")]: "M-8.5 6.5L0-9l8.5 15.5z",
  [fill("mountain", 0.55)]: "M-8.5 6.5L0-9l-1.7 7.5-2 8z",
  [fill("mountain-light")]: "M0-9l3.3 6-1.8 1.7L0-3l-1.7 1.5-1.5-1.6z",
};

const DRAWN: Readonly<Record<Exclude<HexKind, "castle" | "location">, readonly string[]>> = {
  grass: [
    put([[-7, -5], [8, -3], [-1, 8]], TUFT) + put([[1, -9], [-10, 5], [9, 9]], BLADE),
    put([[-9, 1], [3, -6], [7, 8]], TUFT) + put([[-6, -9], [10, 0], [-3, 11]], BLADE),
    put([[-4, -7], [-6, 9], [9, 3]], TUFT) + put([[6, -9], [-11, 0], [3, 9]], BLADE),
  ],
  flower: [
    put([[-7, -6], [7, -7], [0, 3, 1.15], [-9, 8, 0.9], [9, 8]], BLOSSOM) + put([[0, -11], [0, 13], [12, 0]], LEAF),
    put([[-3, -9], [9, -2, 1.1], [-9, 2, 1.1], [2, 10], [-1, 0, 0.8]], BLOSSOM) + put([[7, -11], [-8, 11], [10, 8]], LEAF),
    put([[5, -10, 0.9], [-8, -3], [3, 1, 1.15], [11, 6, 0.85], [-5, 10]], BLOSSOM) + put([[-5, -12], [-12, 6], [4, 12]], LEAF),
  ],
  forest: [
    put([[-7, -5], [6, -6], [0, 5], [-10, 8, 0.9], [10, 8, 0.9]], TREE),
    put([[0, -7], [-10, 0, 0.9], [9, 0], [-3, 10], [6, 11, 0.8]], TREE),
    put([[-8, -4, 0.9], [4, -5], [11, 4, 0.85], [-5, 8], [5, 10, 0.95]], TREE),
  ],
  canyon: [
    put([[-5, -5], [7, 8, 0.95]], MESA) + put([[9, -5], [-8, 7]], CRACK),
    put([[5, -6], [-7, 7]], MESA) + put([[-9, -6], [7, 6], [1, 14]], CRACK),
    put([[0, 0, 1.2]], MESA) + put([[-7, -10], [8, -11], [-9, 11], [8, 11]], CRACK),
  ],
  desert: [
    put([[-3, -5], [3, 7]], DUNE) + put([[9, -7], [-10, 5], [-2, 13]], GRAINS),
    put([[2, -7], [-4, 5]], DUNE) + put([[-10, -4], [9, 1], [6, 11]], GRAINS),
    put([[-1, 0, 1.2]], DUNE) + put([[-7, -9], [8, -9], [-8, 9], [8, 9]], GRAINS),
  ],
  water: [
    put([[-3, -7], [5, 1], [-4, 9]], WAVE) + put([[9, -9], [-10, 1], [9, 10]], RIPPLE),
    put([[4, -8], [-6, 0], [4, 8]], WAVE) + put([[-9, -8], [10, 1], [-8, 9]], RIPPLE),
    put([[-2, -9], [-5, 4], [7, 5]], WAVE) + put([[9, -4], [-11, -3], [1, 13]], RIPPLE),
  ],
  mountain: [
    put([[6, -1, 0.85], [-5, 3, 1.05]], PEAK),
    put([[-7, -1, 0.8], [4, 2, 1.15]], PEAK),
    put([[0, -5, 0.8], [-7, 6, 0.8], [7, 6, 0.85]], PEAK),
  ],
}; // prettier-ignore

const icon = (name: "castle", size: number, colour: string): string =>
  `<g transform="translate(${-size / 2} ${-size / 2}) scale(${size / 24})" color="${colour}">${SITE_ICONS[name]}</g>`;

const ground = (colour: string): string => `<path fill="var(--${colour})" d="${HEX}"/>`;
const inner = hexPath({ x: 0, y: 0 }, 0.86);

const CASTLE =
  ground("built") +
  `<path fill="var(--castle-ground)" stroke="var(--built-mark)" stroke-width="1" d="${inner}"/>` +
  icon("castle", 27, "var(--castle-ink)");
const LOCATION =
  ground("built") +
  `<path fill="var(--built-light)" stroke="var(--built-mark)" stroke-width="1" d="${inner}"/>`;

/** The symbols of the board, by their names in `<use>`. */
export function symbolMarkup(): string {
  const terrains = Object.entries(DRAWN).flatMap(([kind, drawn]) =>
    drawn.map((texture, variant) => `<g id="kb-${kind}-${variant}">${ground(kind)}${texture}</g>`),
  );
  return [...terrains, `<g id="kb-castle">${CASTLE}</g>`, `<g id="kb-location">${LOCATION}</g>`].join("");
}

export const symbolId = (kind: HexKind, variant: number): string =>
  kind === "castle" || kind === "location" ? `#kb-${kind}` : `#kb-${kind}-${variant}`;

/** One hex of a terrain as a picture by itself. */
export const terrainPicture = (kind: HexKind): string => {
  if (kind === "castle") return CASTLE;
  if (kind === "location") return LOCATION;
  return ground(kind) + (DRAWN[kind][0] ?? "");
};
