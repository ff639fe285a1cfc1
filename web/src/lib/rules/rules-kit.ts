/** What a game's folder gives to the pages of its rules. */
import { locale } from "$lib/i18n/index.svelte";
import type { SignGroup } from "./legend";
import type { Summary } from "./summary";

export interface RulesKit {
  /** Every sign of the game, in the language chosen. */
  readonly legend: () => readonly SignGroup[];
  /** The rules in short. */
  readonly summary: Summary;
}

const kits = import.meta.glob<{ default: unknown }>("../games/*/rules/index.ts");
const known = new Map<string, Promise<RulesKit | null>>();

/** The kit of a game with the words that it needs; null for a game without one. */
export async function loadRulesKit(game: string): Promise<RulesKit | null> {
  let kit = known.get(game);
  if (!kit) {
    kit = importKit(game);
    kit.catch(() => known.delete(game));
    known.set(game, kit);
  }
  const words = ["rules", `${game}_legend`, `${game}_rules`].map((name) => locale.include(name));
  const [found] = await Promise.all([kit, ...words]);
  return found;
}

async function importKit(game: string): Promise<RulesKit | null> {
  const load = kits[`../games/${game}/rules/index.ts`];
  return load ? ((await load()).default as RulesKit) : null;
}
