/** The rules of a game in the chosen language, fetched once. */
import { words } from "./i18n/index.svelte";
import { api } from "./wire/api";
import type { Rules, RulingInfo } from "./wire/types";

const known = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, lang: string = words.lang): Promise<Rules> {
  const name = `${game}/${lang}`;
  let rules = known.get(name);
  if (!rules) {
    rules = api.rules(game, lang);
    rules.catch(() => known.delete(name));
    known.set(name, rules);
  }
  return rules;
}

export async function rulingOf(
  game: string,
  id: string,
  lang: string = words.lang,
): Promise<RulingInfo | null> {
  return (await rulesOf(game, lang)).rulings.find((ruling) => ruling.id === id) ?? null;
}

const read = $state<Record<string, ReadonlyMap<string, RulingInfo>>>({});

/** A ruling once it is there; asking for it begins the fetching. */
export function rulingNow(game: string, id: string): RulingInfo | null {
  const name = `${game}/${words.lang}`;
  if (!read[name])
    void rulesOf(game).then(
      ({ rulings }) => (read[name] = new Map(rulings.map((ruling) => [ruling.id, ruling]))),
      () => undefined, // those who are offline see the names alone
    );
  return read[name]?.get(id) ?? null;
}
