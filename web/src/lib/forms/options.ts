/** Forms made from the engine's descriptions of what may be chosen. */
import type { Blocked } from "$lib/setup/blocked";
import type { GameInfo, OptionInfo } from "$lib/wire/types";

export type OptionValue = boolean | number | string | string[];
export type OptionValues = Record<string, OptionValue>;

/** An option as the engine describes it. */
export interface OptionSpec extends OptionInfo {
  default: OptionValue;
}

/** What the fields of an option are given. */
export interface OptionProps {
  info: GameInfo;
  spec: OptionSpec;
  /** The choices that do not go with the others. */
  blocked: Blocked;
  value: OptionValue;
  onchange: (value: OptionValue) => void;
}

export const RANDOM = "random";

export function defaultValues(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(specs.map((spec) => [spec.id, copyValue(spec.default)]));
}

function copyValue(value: OptionValue): OptionValue {
  return Array.isArray(value) ? [...value] : value;
}

/** The name and the suffix of an item such as `farm/180`. */
export function splitItem(item: string): { name: string; suffix: string } {
  const [name = "", suffix = ""] = item.split("/");
  return { name, suffix };
}

export const joinItem = (name: string, suffix: string): string => (suffix ? `${name}/${suffix}` : name);

/** The names that one of several slots can still take: not those of the others. */
export function availableNames(spec: OptionSpec, value: readonly string[], slot: number): string[] {
  const taken = value.filter((_, index) => index !== slot).map((item) => splitItem(item).name);
  return (spec.values ?? []).filter((name) => !taken.includes(name));
}

/** What a list starts with when it is not left to chance: the first names there are. */
export function firstNames(spec: OptionSpec): string[] {
  return (spec.values ?? []).slice(0, spec.count ?? 0);
}

export type OptionProblem = { key: string; args: Record<string, number> };

/** What is wrong with a value, if something is. */
export function optionProblem(spec: OptionSpec, value: OptionValue | undefined): OptionProblem | null {
  if (spec.type === "whole") {
    const least = spec.least ?? 0;
    const most = spec.most ?? 0;
    const fits = typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
    return fits ? null : { key: "web-option-whole", args: { least, most } };
  }
  if (spec.type === "several" && Array.isArray(value) && typeof spec.count === "number") {
    const names = new Set(value.map((item) => splitItem(item).name));
    return names.size === spec.count ? null : { key: "web-option-several", args: { count: spec.count } };
  }
  return null;
}

/** Only what differs from the engine's defaults goes to the server. */
export function changedValues(specs: readonly OptionSpec[], values: OptionValues): OptionValues {
  const result: OptionValues = {};
  for (const spec of specs) {
    const value = values[spec.id];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(spec.default)) {
      result[spec.id] = copyValue(value);
    }
  }
  return result;
}

const MOST_LISTED = 6;

/** The numbers of an option that has so few that they can be listed. */
export function wholeNumbers(spec: OptionSpec): number[] {
  const least = spec.least ?? 0;
  const count = (spec.most ?? 0) - least + 1;
  return spec.type === "whole" && count <= MOST_LISTED
    ? Array.from({ length: count }, (_, at) => least + at)
    : [];
}
