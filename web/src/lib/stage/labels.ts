/** Texts that every board needs. */
import { say, t } from "$lib/i18n/index.svelte";
import type { BoardEvent } from "./board-props";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

/** An event in words: who acts, and where it names one the other seat that it happens to. */
export function eventText(
  { key, args, seat }: BoardEvent,
  nameOf: (seat: number) => string,
  isMe: (seat: number) => boolean,
): string {
  const other = typeof args["other"] === "number" ? args["other"] : null;
  const otherArgs = other === null ? {} : { other: nameOf(other), other_you: isMe(other) };
  return say({ key, args }, { player: nameOf(seat), you: isMe(seat), ...otherArgs });
}

/** The letter of a team: A for side 0. */
export const teamLetter = (side: number): string => String.fromCharCode(65 + side);

/** The parts that are not empty, as one text. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], by = ", "): string =>
  parts.filter(Boolean).join(by);
