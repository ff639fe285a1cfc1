import { expect, it } from "vitest";
import { defaultSettings, parseSettings } from "$lib/app/settings.svelte";

it("settings that were kept are taken back, and nonsense is not", () => {
  const base = defaultSettings();
  const kept = { theme: "dark", speed: "warp", sound: true, letters: "no", stranger: 1 };
  expect(parseSettings(JSON.stringify(kept), base)).toEqual({ ...base, theme: "dark", sound: true });
  for (const text of [null, "", "{", "3", "null"]) expect(parseSettings(text, base)).toEqual(base);
});

it("sound is off by default", () => {
  expect(defaultSettings().sound).toBe(false);
});
