/** The rules in short: every text in every language, with the numbers for which its nouns are written. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, locale, t } from "$lib/i18n/index.svelte";
import { loadRulesKit, type RulesKit } from "$lib/rules/rules-kit";

vi.mock("$lib/wire/api", () => ({ api: { rules: () => Promise.resolve({ rulings: [] }) } }));

/** Who changes a number on a component reads the sentences that name it again, in each language, and then changes it here. */
const FACTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kingdom_builder: { tiles: 2, settlements: 40, builds: 3, castle: 3, line: 3 },
  council_of_four: {
    ...{ seats: 4, emporiums: 10, hand: 6, coins_0: 10, assistants_0: 1 },
    ...{ elect: 4, road: 2, engage: 3, exchange: 1, send: 1, extra: 3 },
    ...{ price_1: 10, price_2: 7, price_3: 4, joker: 1, last: 3, most: 3, nobility_0: 5, nobility_1: 2 },
  },
  kingsburg: {
    ...{ years: 5, dice: 3, reward: 1, recruit: 2, plus2: 2, strongest: 1 },
    ...{ neutral_0: 3, neutral_1: 2, deal: 3 },
  },
  castles_of_burgundy: {
    ...{ rounds: 5, goods: 3, silver: 1, workers_0: 1, workers_1: 2, workers_2: 3, workers_3: 4, storage: 3 },
    ...{ sale_silver: 1, sale_2: 2, sale_3: 3, sale_4: 4, take_workers: 2, price: 2 },
    ...{ area_1: 1, area_2: 3, area_3: 6, area_4: 10, area_5: 15, area_6: 21, area_7: 28, area_8: 36 },
    ...{ area_9: 45, area_10: 55, phase_A: 10, phase_B: 8, phase_C: 6, phase_D: 4, phase_E: 2 },
    ...{ first_2: 5, first_3: 6, first_4: 7, second_2: 2, second_3: 3, second_4: 4 },
    ...{ unsold: 1, coin: 1, pair: 2, example: 14 },
  },
};
const MODULES: Readonly<Record<string, readonly string[]>> = {
  kingsburg: ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims", "scenario"],
  castles_of_burgundy: [
    ...["extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields"],
    ...["teams", "solo", "vineyards", "chateauma"],
  ],
};

async function kitOf(game: string): Promise<RulesKit> {
  const kit = await loadRulesKit(game);
  if (!kit) throw new Error(`no kit of ${game}`);
  return kit;
}

beforeAll(() => locale.setLanguage("en"));

describe.each(Object.keys(FACTS))("the rules of %s in short", (game) => {
  it("name the numbers for which they are written", async () => {
    expect((await kitOf(game)).summary.facts).toEqual(FACTS[game]);
  });

  it("say everything in every language", async () => {
    for (const lang of LANGUAGES) {
      await locale.setLanguage(lang);
      const { chapters, expansions, captions, facts } = (await kitOf(game)).summary;
      const said = [
        ...[...chapters, ...expansions].map(({ text }) => t(text, facts)),
        ...Object.values(captions).flatMap((key) => [t(key, facts), t(`${key}.alt`, facts)]),
      ];
      for (const text of said) {
        expect(text, lang).toMatch(/[.!?”»)]$/);
        expect(text, lang).not.toMatch(/[{}]|_rules-|undefined/);
        expect(text.split("**").length % 2, text).toBe(1);
      }
      for (const { title } of chapters) expect(t(title), lang).toMatch(/^[^{}_]{3,}$/);
    }
    await locale.setLanguage("en");
  });

  it("have captions for their figures, and groups of signs that there are", async () => {
    const { legend, summary } = await kitOf(game);
    const figures = summary.chapters.flatMap((chapter) => chapter.figures ?? []);
    expect([...figures].sort()).toEqual(Object.keys(summary.captions).sort());
    const groups = legend().map(({ title }) => title);
    for (const title of summary.chapters.flatMap((chapter) => chapter.signs ?? []))
      expect(groups).toContain(t(title));
  });

  it("speak of every expansion", async () => {
    expect((await kitOf(game)).summary.expansions.map(({ module }) => module)).toEqual(MODULES[game] ?? []);
  });
});
