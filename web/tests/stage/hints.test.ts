import { describe, expect, it } from "vitest";
import { arrow, freeCorner, overlap, placeLabels, type Box } from "$lib/stage/hints/layout";

const ROOM: Box = { x: 0, y: 0, width: 800, height: 600 };
const LABEL = { width: 120, height: 40 };
const box = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height });

describe("labels of a hint", () => {
  it("stand beside their places and hide neither these nor each other", () => {
    const places = [box(300, 300), box(350, 300), box(300, 350), null];
    const labels = placeLabels(places, LABEL, ROOM);
    expect(labels[3]).toBeNull();
    const all = [...places, ...labels].filter((one): one is Box => one !== null);
    expect(labels.filter(Boolean)).toHaveLength(3);
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) expect(overlap(one, other)).toBe(0);
  });

  it("stay inside, and away where there is no room", () => {
    const [label] = placeLabels([box(760, 0)], LABEL, ROOM);
    expect(label && label.x + label.width).toBeLessThanOrEqual(760);
    expect(placeLabels([box(0, 0, 800, 600)], LABEL, ROOM)).toEqual([null]);
  });
});

describe("the list of a hint", () => {
  it("lies in the corner where it hides least", () => {
    const shown = [box(700, 500), box(100, 500)];
    expect(freeCorner({ width: 300, height: 200 }, ROOM, shown)).toMatchObject({ x: 490, y: 10 });
    expect(freeCorner({ width: 300, height: 200 }, ROOM, [])).toMatchObject({ x: 490, y: 390 });
  });
});

describe("arrows", () => {
  it("lead from one place to the edge of the other's number; between neighbours there is none", () => {
    expect(arrow(box(0, 0), box(200, 0))).toEqual({
      shaft: "M20 20L188 20",
      head: expect.stringMatching(/^M206 20L188 /),
    });
    expect(arrow(box(0, 0), box(40, 0))).toBeNull();
  });
});
