/** Stores what is needed to read a table offline: its last snapshot, and the rules in the chosen language. */
import type { Match } from "$lib/match/Match.svelte";
import { api } from "$lib/wire/api";
import { saveSnapshot } from "./snapshots";

const fetched = new Set<string>();

/** Fetches the games and the rules, which the service worker then stores. */
async function fetchRules(game: string, lang: string): Promise<void> {
  const name = `${game}/${lang}`;
  if (fetched.has(name) || !navigator.serviceWorker?.controller) return;
  fetched.add(name);
  await Promise.all([api.games(), api.rules(game, lang)]).catch(() => fetched.delete(name));
}

/** Stores a table; not one with several people at this device, who have secrets from each other. */
export async function keepForOffline(match: Match, lang: string): Promise<void> {
  const snapshot = match.hotseat ? null : match.snapshot();
  if (!snapshot || match.asOf !== null) return;
  await Promise.all([saveSnapshot(snapshot).catch(() => undefined), fetchRules(snapshot.table.game, lang)]);
}
