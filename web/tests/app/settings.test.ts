import { expect, it, vi } from "vitest";
import { followAccount } from "$lib/app/account-settings";
import { defaultSettings, parseSettings, settings } from "$lib/app/settings.svelte";
import { accounts } from "$lib/wire/accounts";
import type { Session } from "$lib/wire/types";

it("settings that were kept are taken back, and nonsense is not", () => {
  const base = defaultSettings();
  const kept = { theme: "dark", speed: "warp", sound: true, letters: "no", stranger: 1 };
  expect(parseSettings(JSON.stringify(kept), base)).toEqual({ ...base, theme: "dark", sound: true });
  for (const text of [null, "", "{", "3", "null"]) expect(parseSettings(text, base)).toEqual(base);
});

it("settings go with the account: its own are taken, changes are sent", async () => {
  vi.useFakeTimers();
  const has = vi.spyOn(accounts, "settings").mockResolvedValue({ values: { theme: "dark", odd: "x" } });
  const keep = vi.spyOn(accounts, "keepSettings").mockResolvedValue({ values: {} });
  const session = { user: "u1", name: "Ania", account: "Ania" } as Session;
  await followAccount(session);
  expect(settings.values.theme).toBe("dark");
  settings.set("palette", "brightness");
  settings.set("sound", true);
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  expect(keep.mock.calls[0]?.[0]).toMatchObject({ theme: "dark", palette: "brightness", sound: true });
  expect(document.documentElement.dataset["palette"]).toBe("brightness");
  has.mockResolvedValue({ values: {} }); // an account that has none takes those of the browser
  await followAccount(session);
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledTimes(2);
  await followAccount({ ...session, account: null });
  settings.set("theme", "auto");
  settings.set("palette", "standard");
  settings.set("sound", false);
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledTimes(2); // a guest's stay in the browser
  vi.useRealTimers();
});

it("sound is off by default", () => {
  expect(defaultSettings().sound).toBe(false);
});
