/** Texts that every board needs. */
import { t } from "$lib/i18n/index.svelte";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

/** The letter of a team: A for side 0. */
export const teamLetter = (side: number): string => String.fromCharCode(65 + side);

/** The parts that are not empty, as one text. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], by = ", "): string =>
  parts.filter(Boolean).join(by);
