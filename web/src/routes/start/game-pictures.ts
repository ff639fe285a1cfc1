/** One picture a game, 320 by 180: what a table of it looks like from afar. */
import { HEX_RADIUS, hexPath } from "$lib/stage/hex";

const path = (fill: string, d: string, more = ""): string => `<path fill="${fill}" d="${d}" ${more}/>`;
const ground = (top: string, low: string): string =>
  `<path fill="${top}" d="M0 0h320v180H0z"/><path fill="${low}" d="M0 118c60-22 110-16 160-6s110 12 160-8v76H0z"/>`;

interface Hex {
  readonly at: readonly [number, number];
  readonly fill: string;
  readonly mark?: string;
}

/** Hexes with a point at the top, in rows of a honeycomb around the middle of the picture. */
function hexes(radius: number, all: readonly Hex[], seam: string): string {
  const wide = radius * Math.sqrt(3);
  return all
    .map(({ at: [column, row], fill, mark = "" }) => {
      const x = 160 + column * wide + (row % 2 ? wide / 2 : 0);
      const y = 90 + row * radius * 1.5;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${path(fill, hexPath({ x: 0, y: 0 }, radius / HEX_RADIUS), `stroke="${seam}" stroke-width="1.6"`)}${mark}</g>`;
    })
    .join("");
}

const house = (fill: string, edge: string): string =>
  path(fill, "M-9 9V-1L0-11 9-1V9z", `stroke="${edge}" stroke-width="2" stroke-linejoin="round"`);
const castle = (fill: string): string =>
  path(fill, "M-12 11V-9h4v4h4v-7h8v7h4v-4h4v20h-8V4a4 4 0 0 0-8 0v7z");
const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-17" width="34" height="34" rx="7" fill="#fff8ea" stroke="#2a120b" stroke-width="2"/>${pips.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="3.4" fill="#7a1626"/>`).join("")}</g>`;

const CASTLE = 22; // the number of its hex
const TERRAINS = ["#90cd47", "#e19dc7", "#24493e", "#c0582a", "#f2e7ba", "#3287f6", "#8c7297"];

function kingdomBuilder(): string {
  const [red, blue, gold] = [
    house("#a3122b", "#4f0412"),
    house("#1f4fd8", "#0a1f63"),
    house("#ffd54a", "#5c4300"),
  ];
  const marks: Readonly<Record<number, string>> = {
    34: red, 35: red, 41: red, 29: blue, 30: blue, 38: blue, 9: gold, 37: gold, 44: gold, [CASTLE]: castle("#3b2414"),
  }; // prettier-ignore
  const all: Hex[] = [];
  for (let row = -3; row <= 3; row++)
    for (let column = -4; column <= 3; column++) {
      const number = all.length;
      const patch = Math.floor(((column + 9) * 2 + (row + 3) * 3 + ((column * row) & 3)) / 4);
      const mark = marks[number] ?? "";
      all.push({
        at: [column, row],
        fill: number === CASTLE ? "#e9dcc0" : (TERRAINS[patch % 7] ?? ""),
        mark,
      });
    }
  return path("#5b3a22", "M0 0h320v180H0z") + hexes(27, all, "#3a230f66");
}

function burgundy(): string {
  const colours = ["#7ebc3a", "#d8a878", "#2c6db8", "#8c97a3", "#f1c93c", "#7d1c45"];
  const marks = [
    path("#1d2a0e", "M-8 8V-1a8 8 0 0 1 16 0v9h-4V0a4 4 0 0 0-8 0v8z"),
    path("#3a2210", "M-9 9V-1L0-9l9 8V9z"),
    path("#eaf3ff", "M-1-11C4-8 8-3 9 2H-1zM-4-8v10h-6c1-4 3-8 6-10zM-11 4h22l-4 7H-7z"),
    path("#20262d", "M-8 9V-2h16V9h-4V3h-8v6zM-10-4L0-11l10 7z"),
    path("#4a3604", "M-8 9V-3a8 8 0 0 1 16 0V9zM-1.5-8v4h-3v3h3v7h3v-7h3v-3h-3v-4z"),
    castle("#f7dbe6"),
  ];
  const layout = [5, 1, 0, 2, 4, 1, 0, 3, 2, 5, 1, 4, 0, 2, 1, 3, 5, 0, 4, 2, 1];
  const all: Hex[] = [];
  for (const [row, size] of [
    [-2, 3],
    [-1, 4],
    [0, 5],
    [1, 4],
    [2, 3],
  ] as const)
    // prettier-ignore
    for (let at = 0; at < size; at++) {
      const kind = layout[all.length] ?? 0;
      const column = at - (size - 1) / 2 - (row % 2 ? 0.5 : 0);
      all.push({ at: [column, row], fill: colours[kind] ?? "", mark: marks[kind] ?? "" });
    }
  return ground("#e8d9b4", "#cdb887") + hexes(25, all, "#5b452066") + die(34, 138, -14, [[-8, -8], [0, 0], [8, 8]]) + die(287, 44, 12, [[-8, -8], [8, -8], [-8, 8], [8, 8]]); // prettier-ignore
}

function council(): string {
  const cities = [[42, 52, "#f0bd3e"], [70, 126, "#c98351"], [132, 74, "#d5dae2"], [168, 132, "#8d97a3"], [214, 58, "#f0bd3e"], [262, 112, "#8f5cc0"], [292, 46, "#c98351"]] as const; // prettier-ignore
  const road = "M42 52L70 126L168 132L132 74L214 58L262 112L168 132M214 58L292 46";
  const councillors = ["#fff", "#23211f", "#f08a1c", "#f2a3c4", "#6a3aa5"];
  return (
    path("#2c6274", "M0 0h104v180H0z") + path("#57763a", "M104 0h108v180H104z") + path("#6f6187", "M212 0h108v180H212z") +
    path("#1f4b5a", "M0 0h34c12 30-10 60 4 92s-8 60 2 88H0z") + path("#7f9a55", "M118 40q14-22 28 0zM170 108q12-18 26 0z") + path("#948aa8", "M240 92l18-30 18 30zM286 150l16-28 18 28z") +
    `<path d="${road}" fill="none" stroke="#5b3a1e" stroke-width="8" stroke-linejoin="round"/><path d="${road}" fill="none" stroke="#e2bf85" stroke-width="4.5" stroke-linejoin="round" stroke-dasharray="9 4"/>` +
    cities.map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="15" fill="${fill}" stroke="#2a1d14" stroke-width="2.5"/>`).join("") +
    path("#ffd54a", "M252 100l-1-12 6 5 5-8 5 8 6-5-1 12z", 'stroke="#5c4300" stroke-width="1.6"') + path("#7b2f96", "M256 104h12l5 20h-22z", 'stroke="#2d0b3c" stroke-width="1.6"') +
    councillors.map((fill, at) => path(fill, `M${16 + at * 19} 172v-16a7 7 0 0 1 14 0v16z`, 'stroke="#1b120c" stroke-width="1.8"')).join("")
  ); // prettier-ignore
}

function kingsburg(): string {
  return (
    ground("#7a1626", "#4d0d18") +
    path("#c99a2e22", "M160 170L20-20h40L160 150 260-20h40z") +
    path("#2a0a10", "M84 132V70h12v10h12V70h12v10h12V44h10v9h12v-9h12v9h12v-9h10v36h12V70h12v10h12V70h12v62z") +
    path("#e3b24c", "M152 132v-22a10 10 0 0 1 20 0v22zM100 96h8v12h-8zM216 96h8v12h-8zM158 70h8v12h-8z") +
    path("#f1c34a", "M124 30l10 9 10-6-3-19-9 7-8-13-8 13-9-7-3 19 10 6z", 'transform="translate(38 6) scale(1)"') +
    path("#b0752a", "M0 132h320v48H0z") + path("#8a5a1d", "M0 132h320v6H0z") +
    die(86, 152, -10, [[-8, -8], [8, 8]]) + die(132, 157, 8, [[-8, -8], [8, -8], [0, 0], [-8, 8], [8, 8]]) + die(178, 151, -4, [[-8, -8], [8, -8], [-8, 0], [8, 0], [-8, 8], [8, 8]]) +
    die(224, 156, 14, [[0, 0]])
  ); // prettier-ignore
}

export const GAME_PICTURES: Readonly<Record<string, string>> = {
  kingdom_builder: kingdomBuilder(),
  castles_of_burgundy: burgundy(),
  council_of_four: council(),
  kingsburg: kingsburg(),
};
