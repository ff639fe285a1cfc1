/** What a table plays, in words: a set-up with a name, or all that differs from the usual one. */
import { changedValues, type OptionSpec, type OptionValues } from "$lib/forms/options";
import { t } from "$lib/i18n/index.svelte";
import type { GameInfo } from "$lib/wire/types";
import { choiceName, NAMED } from "./blocked";

const sorted = (values: OptionValues): string => JSON.stringify(Object.entries(values).sort());

export function setupSummary(info: GameInfo, options: Readonly<Record<string, unknown>>): string[] {
  const specs = (info.options as OptionSpec[]).filter(({ id }) => id !== "rules");
  const changed = changedValues(specs, options as OptionValues);
  const preset = (info.presets ?? []).find(
    (one) => sorted(changedValues(specs, one.options as OptionValues)) === sorted(changed),
  );
  if (preset) return [t(`${info.id}-preset-${preset.id}`)];
  const words = specs.flatMap(({ id, count }) => {
    const value = changed[id];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [choiceName(info, { option: id, value })];
    if (typeof count === "number") return [choiceName(info, { option: id, value: NAMED })];
    return value.map((name) => choiceName(info, { option: id, value: name }));
  });
  return words.length ? words : [t("setup-room-usual")];
}
