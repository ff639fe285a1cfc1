/** Sees to it that a table can be read without a line: its last view, and the rules in the language. */
import type { Match } from "$lib/match/Match.svelte";
import { api } from "$lib/wire/api";
import { saveSnapshot } from "./snapshots";

const fetched = new Set<string>();

/** The worker keeps the games and the rules when they pass it. */
async function fetchRules(game: string, lang: string): Promise<void> {
  const name = `${game}/${lang}`;
  if (fetched.has(name) || !navigator.serviceWorker?.controller) return;
  fetched.add(name);
  await Promise.all([api.games(), api.rules(game, lang)]).catch(() => fetched.delete(name));
}

/** Tables with several people at this device are not kept: each has secrets of their own. */
export async function keepForOffline(match: Match, lang: string): Promise<void> {
  const snapshot = match.hotseat ? null : match.snapshot();
  if (!snapshot || match.asOf !== null) return;
  await Promise.all([saveSnapshot(snapshot).catch(() => undefined), fetchRules(snapshot.table.game, lang)]);
}
