import { beforeAll, describe, expect, it, vi } from "vitest";
import { BUILDINGS, SPACES, WHIMS } from "$lib/games/kingsburg/data";
import { ICONS as BURGUNDY_ICONS } from "$lib/games/castles_of_burgundy/pictures/icons";
import { MONASTERY_FACES } from "$lib/games/castles_of_burgundy/pictures/monasteries";
import { ICONS as COUNCIL_ICONS } from "$lib/games/council_of_four/pictures/icons";
import { BUILDING_ICONS } from "$lib/games/kingsburg/pictures/building-icons";
import { amountIcons, iconOf } from "$lib/games/kingsburg/pictures/effect-icons";
import { PERSONS } from "$lib/games/kingsburg/pictures/portraits";
import { RACE_ICONS } from "$lib/games/kingsburg/pictures/race-icons";
import { GUILDS, TERRAINS, TILES } from "$lib/games/kingdom_builder/types";
import { LANGUAGES, locale } from "$lib/i18n/index.svelte";
import { SITE_ICONS, type IconName } from "$lib/icons/site-icons";
import type { Sign } from "$lib/rules/legend";
import { loadRulesKit } from "$lib/rules/rules-kit";
import facts from "$games/kingsburg/data/kingsburg.json";

vi.mock("$lib/wire/api", () => ({ api: { rules: () => Promise.resolve({ rulings: [] }) } }));

const GAMES = ["castles_of_burgundy", "council_of_four", "kingdom_builder", "kingsburg"];
const OF_PAGES = ["close"]; // icons of buttons, as on every page

const sources = import.meta.glob<string>("../../src/lib/games/*/{board,mat,pictures,prompts,duchy,modules}/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
}); // prettier-ignore

async function signs(game: string): Promise<readonly Sign[]> {
  const kit = await loadRulesKit(game);
  return (kit?.legend() ?? []).flatMap((group) => group.signs);
}
const icons = (all: readonly Sign[]): Set<IconName> =>
  new Set(all.flatMap((sign) => ("icon" in sign ? [sign.icon] : [])));
const drawings = (all: readonly Sign[]): Set<string> =>
  new Set(all.flatMap((sign) => ("drawing" in sign ? [sign.drawing] : [])));
const shown = (all: readonly Sign[], prop: string): Set<unknown> =>
  new Set(all.flatMap((sign) => ("Picture" in sign && prop in sign.props ? [sign.props[prop]] : [])));

beforeAll(() => locale.setLanguage("en"));

describe.each(GAMES)("the legend of %s", (game) => {
  it("has every icon that its drawings name", async () => {
    const all = await signs(game);
    const known = icons(all);
    for (const [name, drawing] of Object.entries(SITE_ICONS))
      if (drawings(all).has(drawing)) known.add(name as IconName);
    const named = Object.entries(sources)
      .filter(([path]) => path.includes(`/${game}/`))
      .flatMap(([, source]) => [...source.matchAll(/<Icon\s[^>]*?\bname="([a-z-]+)"/g)])
      .map(([, name]) => (name ?? "") as IconName);
    expect(named.filter((name) => !known.has(name) && !OF_PAGES.includes(name))).toEqual([]);
  });

  it("says something about each sign in every language", async () => {
    for (const lang of LANGUAGES) {
      await locale.setLanguage(lang);
      for (const { name, text, ruling } of await signs(game)) {
        expect(name, `${lang} ${text}`).toMatch(/^[^{}_-][^{}_]*$/);
        if (!ruling) expect(text, `${lang} ${name}`).toMatch(/ .*[.a-zż]$/);
      }
    }
    await locale.setLanguage("en");
  });
});

it.each([
  ["castles_of_burgundy", BURGUNDY_ICONS],
  ["council_of_four", COUNCIL_ICONS],
])("every drawing of %s is in its legend", async (game, all: Readonly<Record<string, string>>) => {
  const known = drawings(await signs(game));
  expect(Object.keys(all).filter((name) => !known.has(all[name] ?? ""))).toEqual([]);
});

it("every monastery is in the legend", async () => {
  const known = shown(await signs("castles_of_burgundy"), "tile");
  expect([...MONASTERY_FACES.keys()].filter((tile) => !known.has(tile))).toEqual([]);
});

it("every terrain, tile and guild is in the legend", async () => {
  const all = await signs("kingdom_builder");
  expect(shown(all, "kind")).toEqual(new Set([...TERRAINS, "water", "mountain", "castle", "location"]));
  for (const name of [...TILES, ...GUILDS, "castles"]) expect(icons(all)).toContain(name);
});

it("every person, building, race and sign of Kingsburg is in the legend", async () => {
  const all = await signs("kingsburg");
  expect(shown(all, "advisor")).toEqual(new Set(Object.keys(PERSONS)));
  expect(shown(all, "race")).toEqual(new Set(Object.keys(RACE_ICONS)));
  for (const drawing of Object.values(BUILDING_ICONS)) expect(drawings(all)).toContain(drawing);
  const given = [
    ...[...BUILDINGS.values()].map((building) => building.signs),
    ...[...WHIMS.values(), ...Object.values(SPACES)].map((piece) => piece.signs),
    ...facts.invaders.flatMap(({ defeat, victory }) => [amountIcons(defeat), amountIcons(victory)]),
    ...facts.advisors.flatMap(({ options }) => options.map((option) => amountIcons(option.gain))),
  ];
  const words = new Set(given.flatMap((line) => line.split(" ")).filter(Boolean));
  const known = icons(all);
  const races = Object.keys(RACE_ICONS);
  const missing = [...words].filter((word) => {
    const icon = iconOf(word);
    return icon && !known.has(icon) && !races.includes(icon);
  });
  expect(missing).toEqual([]);
});
