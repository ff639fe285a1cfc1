/** Names for newcomers, in their language. The lists agree in every pair. */
import type { Translate } from "$lib/i18n/index.svelte";

export function randomGuestName(t: Translate, chance: () => number = Math.random): string {
  const pick = (key: string) => {
    const list = t(key).split(",");
    return list[Math.floor(chance() * list.length)]?.trim() ?? "";
  };
  const [first, last] = [pick("setup-guest-first"), pick("setup-guest-last")];
  return t("setup-guest-name", { first, last });
}
