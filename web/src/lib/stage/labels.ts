/** Texts that every board needs. */
import { settings } from "$lib/app/settings.svelte";
import { locale, say, t, type Args } from "$lib/i18n/index.svelte";
import type { Phrase } from "$lib/wire/types";
import type { BoardEvent } from "./board-props";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

/** A phrase in words for somebody who sees its place: it names coordinates only where the boards show them. */
export const sayInSight = (phrase: Readonly<Phrase>, more: Args = {}): string => {
  const plain = `${phrase.key}.plain`;
  return settings.values.coordinates || !locale.has(plain)
    ? say(phrase, more)
    : t(plain, { ...phrase.args, ...more });
};

/** An event in words: who acts, and where it names one the other seat that it happens to. */
export function eventText(
  { key, args, seat }: BoardEvent,
  nameOf: (seat: number) => string,
  isMe: (seat: number) => boolean,
  words: typeof say = say,
): string {
  const other = typeof args["other"] === "number" ? args["other"] : null;
  const otherArgs = other === null ? {} : { other: nameOf(other), other_you: isMe(other) };
  return words({ key, args }, { player: nameOf(seat), you: isMe(seat), ...otherArgs });
}

/** The letter of a team: A for side 0. */
export const teamLetter = (side: number): string => String.fromCharCode(65 + side);

/** The parts that are not empty, as one text. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], by = ", "): string =>
  parts.filter(Boolean).join(by);
