/** The rules of a game in the chosen language, fetched once. */
import { locale } from "$lib/i18n/index.svelte";
import { api } from "$lib/wire/api";
import type { Rules, RulingInfo } from "$lib/wire/types";

const known = new Map<string, Promise<Rules>>();

export function fetchRules(game: string, lang: string = locale.lang): Promise<Rules> {
  const name = `${game}/${lang}`;
  let rules = known.get(name);
  if (!rules) {
    rules = api.rules(game, lang);
    rules.catch(() => known.delete(name));
    known.set(name, rules);
  }
  return rules;
}

export async function fetchRuling(
  game: string,
  id: string,
  lang: string = locale.lang,
): Promise<RulingInfo | null> {
  return (await fetchRules(game, lang)).rulings.find((ruling) => ruling.id === id) ?? null;
}

const read = $state<Record<string, ReadonlyMap<string, RulingInfo>>>({});

/** A ruling once it is there; asking for it begins the fetching. */
export function cachedRuling(game: string, id: string): RulingInfo | null {
  const name = `${game}/${locale.lang}`;
  if (!read[name])
    void fetchRules(game).then(
      ({ rulings }) => (read[name] = new Map(rulings.map((ruling) => [ruling.id, ruling]))),
      () => undefined, // offline, only names are shown
    );
  return read[name]?.get(id) ?? null;
}
