/** QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. */

type Grid = boolean[][];

/** Of each version at level M: code words for correction in each block, and the blocks' data code words. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** The middles of the alignment patterns, in both directions. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]; // prettier-ignore
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];
const FORMAT_MASK = 0b101010000010010;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The modules of a code, row by row; true is dark. An error if the text is too long. */
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, blocks], index) => bytes.length + (index < 9 ? 2 : 3) <= sum(blocks));
  const [correction, blocks] = BLOCKS[version] ?? [0, []];
  if (version < 0) throw new RangeError(`${bytes.length} bytes do not fit into a QR code of version 10`);
  const words = interleaved(dataWords(bytes, version + 1, sum(blocks)), blocks, correction);
  const candidates = MASKS.map((_, mask) => drawn(words, version + 1, mask));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The text as code words: mode, length, bytes, and what fills the rest. */
function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(0b0100, 4); // bytes
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
}

/** Data and correction of all blocks, first word of each, second word of each, and so on. */
function interleaved(data: readonly number[], blocks: readonly number[], correction: number): number[] {
  let start = 0;
  const parts = blocks.map((length) => data.slice(start, (start += length)));
  const checks = parts.map((part) => remainder(part, correction));
  const longest = Math.max(...blocks);
  const column = (lists: readonly number[][], at: number) =>
    lists.flatMap((list) => (at < list.length ? [list[at] as number] : []));
  return [
    ...Array.from({ length: longest }, (_, at) => column(parts, at)).flat(),
    ...Array.from({ length: correction }, (_, at) => column(checks, at)).flat(),
  ];
}

/** Multiplication in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The words for correction: what is left of the division by (x - 1)(x - 2)(x - 4) ... */
function remainder(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let at = 0, root = 1; at < degree; at++, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((one, index) => one ^ times(divisor[index - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0;
    divisor.forEach((one, index) => (rest[at + index] = (rest[at + index] ?? 0) ^ times(one, factor)));
  }
  return rest.slice(data.length);
}

/** A whole code with one of the masks. */
function drawn(words: readonly number[], version: number, mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const set: SetModule = (row, column, dark) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1));
  let [next, upwards] = [0, true];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        set(row, column, Boolean(bits[next++]) !== MASKS[mask]?.(row, column));
      }
    }
    upwards = !upwards;
  }
  return grid.map((row) => row.map(Boolean));
}

type SetModule = (row: number, column: number, dark: boolean) => void;

/** What scanners look for: three corners, small squares, and lines of dashes between the corners. */
function drawPatterns(set: SetModule, size: number, version: number): void {
  const square = (row: number, column: number, reach: number, light: readonly number[]) => {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++)
        set(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const middles = ALIGNMENT[version - 1] ?? [];
  const [first, last] = [middles[0], middles.at(-1)];
  for (const row of middles)
    for (const column of middles) {
      const corner = (row === first || row === last) && (column === first || column === last);
      if (!corner || (row === last && column === last)) square(row, column, 2, [1]);
    }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, [2, 4]); // prettier-ignore
}

/** A number with the check bits of a BCH code behind it. */
function withChecks(value: number, generator: number, checks: number): number {
  let rest = value;
  for (let at = 0; at < checks; at++) rest = (rest << 1) ^ ((rest >> (checks - 1)) * generator);
  return (value << checks) | rest;
}

/** Level and mask, twice. */
function drawFormat(set: SetModule, size: number, mask: number): void {
  const format = withChecks(mask, 0x537, 10) ^ FORMAT_MASK; // the bits of level M are 00
  const bit = (at: number) => Boolean((format >> at) & 1);
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 15 - at; // the dashes are left out
    if (at < 8) set(near, 8, bit(at));
    else set(8, at === 8 ? 7 : near - 1, bit(at));
    if (at < 8) set(8, size - 1 - at, bit(at));
    else set(size - 15 + at, 8, bit(at));
  }
  set(size - 8, 8, true);
}

function drawVersion(set: SetModule, size: number, version: number): void {
  const bits = withChecks(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(near, far, Boolean((bits >> at) & 1));
    set(far, near, Boolean((bits >> at) & 1));
  }
}

/** How hard a code is to read: long runs, large squares, what looks like a corner, too much of one shade. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column] as boolean))];
  const texts = lines.map((line) => line.map(Number).join(""));
  const runs = texts.flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? []);
  const corners = texts.flatMap((text) => text.match(/(?=00001011101|10111010000)./g) ?? []);
  let squares = 0;
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const here = grid[row]?.[column];
      const same = [grid[row]?.[column - 1], grid[row - 1]?.[column], grid[row - 1]?.[column - 1]];
      if (same.every((one) => one === here)) squares++;
    }
  const dark = sum(grid.map((row) => row.filter(Boolean).length));
  const shade = Math.floor(Math.abs(dark / size ** 2 - 0.5) * 20);
  return sum(runs.map((run) => run.length - 2)) + 3 * squares + 40 * corners.length + 10 * shade;
}
