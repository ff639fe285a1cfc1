/** Words that every board needs. */
import { t } from "$lib/i18n/index.svelte";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

/** Those of the parts that there are, as one text. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], by = ", "): string =>
  parts.filter(Boolean).join(by);
