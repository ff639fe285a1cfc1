// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brightnessDistance, contrast, distance, nearest, VISIONS, type Vision } from "./colour-distance";
import { SEAT_COLOURS, SEAT_SHAPES } from "$lib/theme/seats";

const css = readFileSync(new URL("../../src/lib/theme/board-colours.css", import.meta.url), "utf8");
const token = (name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!found) throw new Error(`board-colours.css has no --${name}`);
  return found;
};

const page = readFileSync(new URL("../../src/lib/theme/page-colours.css", import.meta.url), "utf8");
const both = (name: string): readonly [string, string] => {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(page) ?? [];
  if (!light || !dark) throw new Error(`page-colours.css has no --${name} for both themes`);
  return [light, dark];
};

const TERRAINS = ["grass", "flower", "forest", "canyon", "desert", "water", "mountain"];
const SEATS = [0, 1, 2, 3, 4];
const visions = Object.keys(VISIONS) as Vision[];

test.each(visions)("terrains can be told apart by colour alone: %s", (vision) => {
  expect(nearest(TERRAINS.map(token), vision)).toBeGreaterThan(14.7);
});

test.each(visions)("seats can be told apart by colour alone: %s", (vision) => {
  const least = vision === "tritan" ? 14.7 : 18;
  expect(
    nearest(
      SEATS.map((seat) => token(`seat-${seat}`)),
      vision,
    ),
  ).toBeGreaterThan(least);
});

test("the palette by brightness needs no colour, and its marks can be seen", () => {
  const palette = css.slice(css.indexOf('[data-palette="brightness"]'));
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(palette)?.[1] ?? "";
  const apart = (names: readonly string[]) =>
    Math.min(
      ...names.flatMap((one, at) =>
        names.slice(at + 1).map((other) => brightnessDistance(colour(one), colour(other))),
      ),
    );
  expect(apart(SEATS.map((seat) => `seat-${seat}`))).toBeGreaterThan(17);
  expect(apart(TERRAINS)).toBeGreaterThan(10);
  for (const seat of SEATS) {
    expect(contrast(colour(`seat-${seat}`), colour(`seat-${seat}-on`))).toBeGreaterThan(4.5);
    expect(contrast(colour(`seat-${seat}-edge`), "#ffffff")).toBeGreaterThan(4.5);
  }
});

test("a seat's mark can be seen on its fill, and its outline against the white around it", () => {
  for (const seat of SEATS) {
    expect(contrast(token(`seat-${seat}`), token(`seat-${seat}-on`))).toBeGreaterThan(4.5);
    expect(contrast(token(`seat-${seat}-edge`), "#ffffff")).toBeGreaterThan(4.5);
  }
});

test("every seat has a shape of its own", () => {
  expect(new Set(SEAT_COLOURS.map((seat) => seat.shape)).size).toBe(SEAT_SHAPES.length);
});

test("the measure: nothing between like colours, all between black and white, less for those who lose a cone", () => {
  expect(distance("#a3122b", "#a3122b", "all")).toBe(0);
  expect(distance("#000000", "#ffffff", "all")).toBeCloseTo(100, 3);
  expect(distance("#ff0000", "#00aa00", "deutan")).toBeLessThan(distance("#ff0000", "#00aa00", "all"));
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 3);
});

test.each(["ink", "ink-2", "gold-ink", "good"])("%s can be read on every paper in both themes", (name) => {
  for (const paper of ["paper", "paper-2", "paper-3"])
    for (const theme of [0, 1] as const)
      expect(contrast(both(name)[theme], both(paper)[theme])).toBeGreaterThan(4.5);
});
