import { createHash } from "node:crypto";
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import QrCode from "$lib/setup/QrCode.svelte";
import { qrCode } from "$lib/setup/qr-code";

const rows = (text: string): string[] =>
  qrCode(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

// what other generators draw for texts that fill a code, and what two decoders read as these texts
const FIRST: readonly string[] = [
  "#######.###...#######",
  "#.....#.###.#.#.....#",
  "#.###.#.##..#.#.###.#",
  "#.###.#..##...#.###.#",
  "#.###.#.#.###.#.###.#",
  "#.....#...###.#.....#",
  "#######.#.#.#.#######",
  ".........####........",
  "#..######..###..#.###",
  "..##.....#.......##..",
  "...#######..#.#...###",
  "##..#...#..##..#..#..",
  "#####.##.##..#.##...#",
  "........###.....###..",
  "#######.#####.#.#.#..",
  "#.....#.#.#..##..##..",
  "#.###.#.##.###.#...#.",
  "#.###.#.#..#.#.#.##..",
  "#.###.#...#.###.##.##",
  "#.....#...###.##.####",
  "#######.##..#####....",
];
const DIGESTS: readonly (readonly [number, number, string])[] = [
  [62, 33, "8d62fadff07cae77"],
  [122, 45, "206c212a493ce25f"],
  [180, 53, "f3126809effcaafe"],
  [213, 57, "467f8733edfac4a7"],
];

it("draws what others draw", () => {
  expect(rows("tetrarch/table")).toEqual(FIRST);
});

it.each(DIGESTS)("fills a code with %i bytes (%i modules a side)", (length, size, digest) => {
  const text = "https://tetrarch.example/table/".padEnd(length, "aZ09-_").slice(0, length);
  const grid = rows(text);
  expect(grid).toHaveLength(size);
  expect(createHash("sha256").update(grid.join("")).digest("hex").slice(0, 16)).toBe(digest);
});

it("counts bytes, not letters, and says what is too long", () => {
  expect(qrCode("ł".repeat(7))).toHaveLength(21);
  expect(qrCode("ł".repeat(8))).toHaveLength(25);
  expect(() => qrCode("x".repeat(214))).toThrow("214 bytes do not fit");
});

it("is a picture with a name", () => {
  render(QrCode, { text: "tetrarch", label: "Code with the link" });
  expect(screen.getByRole("img", { name: "Code with the link" })).toBeTruthy();
});
