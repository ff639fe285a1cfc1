import { expect, it } from "vitest";
import { defaults, restored } from "$lib/settings.svelte";
import { invented } from "$lib/session.svelte";

it("settings that were kept are taken back, and nonsense is not", () => {
  const base = defaults();
  const kept = { theme: "dark", speed: "warp", sound: true, letters: "no", stranger: 1 };
  expect(restored(JSON.stringify(kept), base)).toEqual({ ...base, theme: "dark", sound: true });
  for (const text of [null, "", "{", "3", "null"]) expect(restored(text, base)).toEqual(base);
});

it("sound is off by default", () => {
  expect(defaults().sound).toBe(false);
});

it("guests get a name", () => {
  expect(invented(() => 0)).toBe("Amber Badger");
  expect(invented(() => 0.999)).toBe("Wandering Wren");
});
