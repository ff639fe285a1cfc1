import { beforeAll, describe, expect, it } from "vitest";
import { randomGuestName } from "$lib/app/guest-names";
import { MAX_NAME_LENGTH } from "$lib/forms/limits";
import { formatMessage, LANGUAGES, load, type Translate } from "$lib/i18n/index.svelte";

const words: Record<string, Translate> = {};
beforeAll(async () => {
  for (const lang of LANGUAGES) {
    const bundle = await load(lang);
    words[lang] = (key, args) => formatMessage(bundle, key, args);
  }
});

describe.each(LANGUAGES)("guests get a name in %s", (lang) => {
  const named = (first: number, last: number): string => {
    const draws = [first, last];
    return randomGuestName(words[lang] as Translate, () => draws.shift() ?? 0);
  };

  it("and every pair is a name that the server takes", () => {
    const all = new Set<string>();
    for (let first = 0; first < 16; first++)
      for (let last = 0; last < 16; last++) all.add(named(first / 16, last / 16));
    expect(all.size).toBe(256);
    for (const name of all) {
      expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
      expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH - 4); // room for a number
    }
  });
});

it("each language has names of its own", () => {
  const first = LANGUAGES.map((lang) => randomGuestName(words[lang] as Translate, () => 0));
  expect(first).toEqual(["Amber Badger", "Airone Allegro", "Bystry Borsuk"]);
});
