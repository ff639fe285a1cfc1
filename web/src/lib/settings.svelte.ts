/** What a person has chosen for this browser, kept in it. */
import { LANGUAGES, spoken, words, type Language } from "./i18n/index.svelte";

export const CHOICES = {
  theme: ["auto", "light", "dark"],
  language: LANGUAGES,
  speed: ["normal", "fast", "off"],
  confirm: ["last", "every", "never"],
} as const;

export interface Chosen {
  theme: (typeof CHOICES.theme)[number];
  language: Language;
  speed: (typeof CHOICES.speed)[number];
  confirm: (typeof CHOICES.confirm)[number];
  letters: boolean;
  sound: boolean;
  coordinates: boolean;
}

const KEY = "tetrarch-settings";

export function defaults(): Chosen {
  return {
    theme: "auto",
    language: spoken(navigator.languages ?? [navigator.language]),
    speed: "normal",
    confirm: "last",
    letters: true,
    sound: false,
    coordinates: false,
  };
}

/** What was kept, with anything unknown left out. */
export function restored(text: string | null, base: Chosen): Chosen {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return base;
  }
  if (typeof kept !== "object" || kept === null) return base;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(kept)) {
    const allowed = (CHOICES as Record<string, readonly unknown[]>)[name];
    if (allowed ? allowed.includes(value) : typeof value === typeof result[name]) result[name] = value;
  }
  return result as unknown as Chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #chosen = $state<Chosen>(restored(stored(), defaults()));

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  set<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
    this.#chosen[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // a browser that keeps nothing still plays
    }
    if (name === "language") void words.speak(this.#chosen.language);
    if (name === "theme") this.paint();
  }

  /** Tells the style sheet which theme holds. */
  paint(): void {
    const root = document.documentElement;
    if (this.#chosen.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#chosen.theme;
  }

  /** Whether things on the board may move: neither this person nor the machine says no. */
  get motion(): Chosen["speed"] {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : this.#chosen.speed;
  }
}

export const settings = new Settings();
