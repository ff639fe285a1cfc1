/** What cannot be added to a set-up, as the server tells it, in words. */
import { t } from "$lib/i18n/index.svelte";
import type { BlockedChoice, GameInfo, SetupChoice } from "$lib/wire/types";

export const NAMED = "named"; // of a list: names instead of random ones

export type Blocked = ReadonlyMap<string, BlockedChoice>;

export const choiceKey = (option: string, value: unknown): string => `${option}=${String(value)}`;

export const blockedChoices = (choices: readonly BlockedChoice[]): Blocked =>
  new Map(choices.map((one) => [choiceKey(one.option, one.value), one]));

/** The name of a value, with its option where that is not a list of expansions. */
export function choiceName(info: GameInfo, { option, value }: SetupChoice): string {
  const key = `${info.id}-option-${option}`;
  const type = info.options.find((one) => one.id === option)?.type;
  if (type === "flag") return t("setup-flag", { option: t(key), on: value });
  if (type === "whole") return `${t(key)}: ${String(value)}`;
  if (value === NAMED) return t(key);
  const name = t(`${key}.value`, { value });
  return type === "several" ? name : `${t(key)}: ${name}`;
}

/** With what it does not go together; of a value among others its name first. */
export function blockedReason(info: GameInfo, blocked: BlockedChoice, value?: string): string {
  const choices = blocked.because.map((one) => choiceName(info, one)).join(", ");
  if (value !== undefined)
    return choices ? t("setup-blocked-value", { value, choices }) : t("setup-blocked-value-alone", { value });
  return choices ? t("setup-blocked", { choices }) : t("setup-blocked-alone");
}
