import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import catalogues from "virtual:catalogues";
import {
  formatMessage,
  LANGUAGES,
  createBundle,
  fluentArgument,
  say,
  piecesFor,
  preferredLanguage,
  t,
  locale,
  type Language,
} from "$lib/i18n/index.svelte";
import { piecesOf } from "../../vite/catalogues";

const folder = resolve(__dirname, "../../../src/tetrarch/locales");
const source = (lang: Language, name: string) => readFileSync(`${folder}/${lang}/${name}`, "utf-8");
const bundle = (lang: Language) =>
  createBundle(
    lang,
    readdirSync(`${folder}/${lang}`)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => source(lang, name)),
  );

describe("catalogues", () => {
  it("come in pieces: what every page needs, then games and other parts", () => {
    const names = ["common", "kingsburg", "kingsburg_legend", "kingsburg_web", "rules", "terminal", "web"];
    expect(piecesOf(names)).toEqual({
      base: ["common", "web"],
      kingsburg: ["kingsburg", "kingsburg_web"],
      kingsburg_legend: ["kingsburg_legend"],
      rules: ["rules"],
    });
    expect(piecesFor("kingsburg_legend")).toEqual(["kingsburg", "kingsburg_legend"]);
    expect(piecesFor("castles_of_burgundy_web")).toEqual(["castles_of_burgundy"]);
    expect(piecesFor("web")).toEqual([]);
  });

  it("begin with the titles of all games, which need no other words", async () => {
    for (const lang of LANGUAGES) {
      const source = (await catalogues[`${lang}/base`]?.())?.default ?? "";
      const base = createBundle(lang, [source]);
      for (const key of [
        "kingdom_builder-name.help",
        "kingsburg-name",
        "castles_of_burgundy-quick-solo.help",
        "kingsburg-preset-first",
      ])
        expect(formatMessage(base, key)).not.toMatch(/[{}]|_/);
      expect(base.hasMessage("castles_of_burgundy-automaton")).toBe(true);
      expect(base.hasMessage("kingsburg-good")).toBe(false);
      expect(base.hasMessage("terminal-welcome")).toBe(false);
    }
  });

  it("are fetched where a key of theirs is said", async () => {
    await locale.setLanguage("en");
    expect(t("council_of_four_legend-joker")).toBe(""); // on its way
    await vi.waitFor(() => expect(t("council_of_four_legend-joker")).not.toBe(""));
    expect(t("council_of_four_legend-nothing")).toBe("council_of_four_legend-nothing");
  });

  it("grow by those that few pages need, in every language from then on", async () => {
    await locale.setLanguage("en");
    await locale.include("kingsburg_legend");
    expect(t("kingsburg_legend-gold")).toBe("Gold");
    await locale.setLanguage("pl");
    expect(t("kingsburg_legend-gold")).toBe("Złoto");
    await locale.setLanguage("en");
    expect(t("kingsburg_legend-gold")).toBe("Gold");
  });

  it("can be read in full in every language", () => {
    for (const lang of LANGUAGES) {
      for (const name of readdirSync(`${folder}/${lang}`)) {
        const ids = source(lang, name).match(/^[a-z][\w-]* =/gim) ?? [];
        const read = createBundle(lang, [source(lang, name)]);
        for (const id of ids) expect(read.hasMessage(id.slice(0, -2)), `${lang}/${name}: ${id}`).toBe(true);
      }
    }
  });

  it("count as each language does", () => {
    const said = (lang: Language, numbers: number[]) => {
      const read = bundle(lang);
      return numbers.map((count) => formatMessage(read, "web-moves-count", { count }));
    };
    expect(said("en", [0, 1, 2])).toEqual(["No move fits", "1 move", "2 moves"]);
    expect(said("it", [1, 5])).toEqual(["1 mossa", "5 mosse"]);
    expect(said("pl", [1, 2, 5, 12, 22, 25])).toEqual([
      "1 ruch",
      "2 ruchy",
      "5 ruchów",
      "12 ruchów",
      "22 ruchy",
      "25 ruchów",
    ]);
  });

  it("show the key of what they lack", () => {
    expect(formatMessage(bundle("it"), "web-nothing", { n: 3 })).toBe("web-nothing n=3");
    expect(formatMessage(bundle("it"), "web-create.nothing")).toBe("web-create.nothing");
  });
});

it("arguments become text or numbers", () => {
  expect([3, 2.5, true, false, null, undefined, "x"].map(fluentArgument)).toEqual([
    3,
    2.5,
    "yes",
    "no",
    "none",
    "none",
    "x",
  ]);
});

it("languages are found by their tags", () => {
  expect([["it-CH"], ["pl_PL", "pl"], ["de", "IT"], []].map((tags) => preferredLanguage(tags))).toEqual([
    "it",
    "pl",
    "it",
    "en",
  ]);
});

describe("the chosen language", () => {
  beforeAll(() => locale.use("pl", bundle("pl")));

  it("speaks phrases of the server", () => {
    const phrase = {
      key: "kingdom_builder-move-b",
      args: { cell: "F12", terrain: "forest", beside: "oracle" },
    };
    expect(say(phrase)).toBe("Zbuduj na F12 (las, obok wyroczni)");
    expect(document.documentElement.lang).toBe("pl");
  });

  it("changes without anything being loaded anew", () => {
    locale.use("it", bundle("it"));
    expect(t("web-create")).toBe("Crea un tavolo");
    expect(t("kingdom_builder-move-b.short", { cell: "F12", beside: "none" })).toBe("F12");
  });
});
