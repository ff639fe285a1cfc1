import { expect, it } from "vitest";
import { kitOf } from "$lib/match/contract";

it("a game's drawings are found once", async () => {
  expect(kitOf("kingdom_builder")).toBe(kitOf("kingdom_builder"));
  expect(await kitOf("kingdom_builder")).toMatchObject({ Board: expect.anything(), Mat: expect.anything() });
});

it("a game without drawings is played by its list", async () => {
  expect(await kitOf("nothing")).toBeNull();
});
