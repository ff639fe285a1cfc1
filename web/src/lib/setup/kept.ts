/** The set-up that a person chose last for a game against bots, kept in this browser. */
import type { GameInfo, PresetInfo } from "$lib/wire/types";
import type { OptionValues } from "$lib/forms/options";

export interface KeptSetup {
  readonly options: OptionValues;
  readonly seats: number;
  readonly level: string | null;
}

const key = (game: string): string => `tetrarch-setup-${game}`;

export function keepSetup(game: string, setup: KeptSetup): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(setup));
  } catch {
    // then the first game is offered again
  }
}

/** The last set-up; null where there is none, or none that this version of the game still takes. */
export function keptSetup(info: GameInfo): KeptSetup | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(info.id)) ?? "null");
    return isSetup(kept) && fits(kept, info) ? kept : null;
  } catch {
    return null;
  }
}

function isSetup(value: unknown): value is KeptSetup {
  if (typeof value !== "object" || value === null) return false;
  const { options, seats, level } = value as Partial<Record<keyof KeptSetup, unknown>>;
  return (
    typeof options === "object" &&
    options !== null &&
    typeof seats === "number" &&
    (level === null || typeof level === "string")
  );
}

function fits(setup: KeptSetup, info: GameInfo): boolean {
  const known = (id: string, value: unknown): boolean => {
    const spec = info.options.find((one) => one.id === id);
    const names = [value].flat().filter((name) => typeof name === "string");
    return Boolean(
      spec &&
      names.every(
        (name) => !spec.values || name === "random" || spec.values.includes(name.split("/")[0] ?? name),
      ),
    );
  };
  return (
    info.seats.includes(setup.seats) && Object.entries(setup.options).every(([id, value]) => known(id, value))
  );
}

/** What "Play" begins at once: the last set-up, else the first game against the gentlest bots. */
export interface Beginning extends KeptSetup {
  readonly preset: PresetInfo | null;
}

export function beginning(info: GameInfo, gentle: string | null): Beginning {
  const kept = keptSetup(info);
  if (kept) return { ...kept, preset: null };
  const [preset = null] = info.presets ?? [];
  const options = (preset?.options ?? {}) as OptionValues;
  return { options, seats: preset?.seats ?? info.seats[0] ?? 2, level: gentle, preset };
}
