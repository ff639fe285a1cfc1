/** Sees to it that a table can be read without a line: its last view, and the rules in the language. */
import type { Match } from "$lib/match/Match.svelte";
import { api } from "$lib/wire/api";
import { keep } from "./shelf";

const provided = new Set<string>();

/** The worker keeps the games and the rules when they pass it. */
async function rules(game: string, lang: string): Promise<void> {
  const name = `${game}/${lang}`;
  if (provided.has(name) || !navigator.serviceWorker?.controller) return;
  provided.add(name);
  await Promise.all([api.games(), api.rules(game, lang)]).catch(() => provided.delete(name));
}

/** Tables with several people at this device are not kept: each has secrets of their own. */
export async function provide(match: Match, lang: string): Promise<void> {
  const snapshot = match.hotseat ? null : match.snapshot();
  if (!snapshot || match.asOf !== null) return;
  await Promise.all([keep(snapshot).catch(() => undefined), rules(snapshot.table.game, lang)]);
}
