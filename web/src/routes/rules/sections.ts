/** The rulings of a game by the sections of its rulebook. */
import { fold, hasTerms } from "$lib/rules/rule-text";
import type { ModuleInfo, RulingInfo } from "$lib/wire/types";

export interface Section {
  /** Its number in the whole rulebook, whatever is searched for. */
  readonly number: number;
  readonly title: string;
  readonly rulings: RulingInfo[];
}

/** The texts of rulings as they are searched, made once. */
export const foldRulings = (rulings: readonly RulingInfo[]): readonly string[] =>
  rulings.map(({ id, section, title, text }) => fold(`${id} ${section} ${title}. ${text}`));

/** The sections with the rulings that have every term. */
export function sectionsOf(
  rulings: readonly RulingInfo[],
  folded: readonly string[],
  terms: readonly string[],
): readonly Section[] {
  const sections: Section[] = [];
  rulings.forEach((ruling, at) => {
    if (sections.at(-1)?.title !== ruling.section)
      sections.push({ number: sections.length, title: ruling.section, rulings: [] });
    if (hasTerms(folded[at] ?? "", terms)) sections.at(-1)?.rulings.push(ruling);
  });
  return sections.filter((section) => section.rulings.length);
}

/** The sections of modules that are not in play, by their titles: those that begin a module with its ruling. */
export function sectionsAside(
  sections: readonly Section[],
  modules: readonly Pick<ModuleInfo, "id" | "ruling">[],
  inPlay: readonly string[],
): ReadonlySet<string> {
  const titleOf = (ruling: string | null) =>
    sections.find((section) => section.rulings.some(({ id }) => id === ruling))?.title;
  const titles = (played: boolean) =>
    modules.filter(({ id }) => inPlay.includes(id) === played).flatMap(({ ruling }) => titleOf(ruling) ?? []);
  const needed = new Set(titles(true));
  return new Set(titles(false).filter((title) => !needed.has(title)));
}
