/** What a person has chosen for the pages: kept in this browser, and with the account if there is one. */
import { LANGUAGES, preferredLanguage, locale, type Language } from "$lib/i18n/index.svelte";

export const SETTING_CHOICES = {
  theme: ["auto", "light", "dark"],
  language: LANGUAGES,
  speed: ["slow", "normal", "fast", "off"],
  confirm: ["lapse", "always", "never"],
  palette: ["standard", "brightness"],
} as const;

export interface SettingValues {
  theme: (typeof SETTING_CHOICES.theme)[number];
  language: Language;
  speed: (typeof SETTING_CHOICES.speed)[number];
  confirm: (typeof SETTING_CHOICES.confirm)[number];
  /** How the colours of seats and terrains differ: standard does for all who see some colour. */
  palette: (typeof SETTING_CHOICES.palette)[number];
  letters: boolean;
  sound: boolean;
  coordinates: boolean;
  /** Whether a tap plays at once; otherwise the first one shows what it would do. */
  singleTap: boolean;
}

const KEY = "tetrarch-settings";

export function defaultSettings(): SettingValues {
  return {
    theme: "auto",
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    speed: "normal",
    confirm: "lapse",
    palette: "standard",
    letters: true,
    sound: false,
    coordinates: false,
    singleTap: false,
  };
}

/** What was kept, with anything unknown left out. */
export function parseSettings(text: string | null, base: SettingValues): SettingValues {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return base;
  }
  if (typeof stored !== "object" || stored === null) return base;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(stored)) {
    const allowed = (SETTING_CHOICES as Record<string, readonly unknown[]>)[name];
    if (allowed ? allowed.includes(value) : typeof value === typeof result[name]) result[name] = value;
  }
  return result as unknown as SettingValues;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #values = $state<SettingValues>(parseSettings(storedText(), defaultSettings()));

  get values(): Readonly<SettingValues> {
    return this.#values;
  }

  /** Told of every change that is made here. */
  onchange: (() => void) | null = null;

  set<K extends keyof SettingValues>(name: K, value: SettingValues[K]): void {
    this.#values[name] = value;
    this.#hold();
    this.onchange?.();
  }

  /** Takes what an account has, as far as it is known here. */
  take(values: Readonly<Record<string, unknown>>): void {
    this.#values = parseSettings(JSON.stringify(values), { ...this.#values });
    this.#hold();
  }

  /** Keeps the values in this browser and lets them hold. */
  #hold(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // a browser that keeps nothing still plays
    }
    if (locale.lang !== this.#values.language) void locale.setLanguage(this.#values.language);
    this.applyTheme();
  }

  /** Tells the style sheet which theme and which palette hold. */
  applyTheme(): void {
    const root = document.documentElement;
    if (this.#values.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#values.theme;
    root.dataset["palette"] = this.#values.palette;
  }

  /** Whether things on the board may move: neither this person nor the machine says no. */
  get motion(): SettingValues["speed"] {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : this.#values.speed;
  }
}

export const settings = new Settings();
