import { expect, it } from "vitest";
import { loadGameKit } from "$lib/match/game-kit";

it("a game's drawings are found once", async () => {
  expect(loadGameKit("kingdom_builder")).toBe(loadGameKit("kingdom_builder"));
  expect(await loadGameKit("kingdom_builder")).toMatchObject({
    Board: expect.anything(),
    Mat: expect.anything(),
  });
});

it("a game without drawings is played by its list", async () => {
  expect(await loadGameKit("nothing")).toBeNull();
});
