/** The words: the Fluent catalogues of the Python package, in the language chosen. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import type { Phrase } from "$lib/wire/types";

/** The languages, each with its own name for itself. */
export const LANGUAGE_NAMES = { en: "English", it: "Italiano", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export type Args = Readonly<Record<string, unknown>>;
export type Translate = (key: string, args?: Args) => string;

/** The piece of the catalogues that every page needs. Games and other pieces come when they are wanted. */
const BASE = "base";
const known = new Map<Language, Promise<FluentBundle>>();

/** The bundle of a language, fetched once. */
export function load(lang: Language): Promise<FluentBundle> {
  let bundle = known.get(lang);
  if (!bundle) {
    bundle = fetchPiece(lang, BASE).then((source) => createBundle(lang, [source]));
    bundle.catch(() => known.delete(lang));
    known.set(lang, bundle);
  }
  return bundle;
}

async function fetchPiece(lang: Language, name: string): Promise<string> {
  return (await catalogues[`${lang}/${name}`]?.())?.default ?? "";
}

const added = new Map<string, Promise<void>>();

/** Adds one more piece to the bundle of a language, once. */
function add(lang: Language, name: string): Promise<void> {
  const piece = `${lang}/${name}`;
  let done = added.get(piece);
  if (!done) {
    done = (async () => {
      const [bundle, source] = await Promise.all([load(lang), fetchPiece(lang, name)]);
      bundle.addResource(new FluentResource(source));
    })();
    done.catch(() => added.delete(piece));
    added.set(piece, done);
  }
  return done;
}

/** The pieces that a catalogue needs: its own, and that of its game, whose words it may use. */
export function piecesFor(name: string): string[] {
  const parts = name.split("_").map((_, at, all) => all.slice(0, at + 1).join("_"));
  return parts.filter((part) => part !== BASE && `en/${part}` in catalogues);
}

/** A bundle of catalogues. */
export function createBundle(lang: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** An argument as Fluent takes it: numbers stay, anything else becomes text. */
export function fluentArgument(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "none" : String(value);
}

/** A message in words; one that no catalogue has shows its key and arguments. */
export function formatMessage(bundle: FluentBundle, key: string, args: Args = {}): string {
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
  const fluentArgs = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, fluentArgument(value)]),
  );
  return bundle.formatPattern(pattern, fluentArgs, []);
}

/** The language of a tag such as it-CH that there is a catalogue of. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split("-")[0];
    const match = LANGUAGES.find((lang) => lang === base);
    if (match) return match;
  }
  return "en";
}

class Locale {
  lang = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #cache = new Map<string, string>();
  #included = new Set<string>();
  #arrived = new Set<string>();
  #additions = $state(0); // texts are said anew when a piece has come

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async setLanguage(lang: Language): Promise<void> {
    const [bundle] = await Promise.all([load(lang), ...[...this.#included].map((name) => add(lang, name))]);
    for (const name of this.#included) this.#arrived.add(`${lang}/${name}`);
    this.use(lang, bundle);
  }

  /** Adds a catalogue that is not there from the beginning, such as `rules` or `kingsburg`, for good. */
  async include(name: string): Promise<void> {
    const { lang } = this;
    const pieces = piecesFor(name);
    for (const piece of pieces) this.#included.add(piece);
    await Promise.all(pieces.map((piece) => add(lang, piece)));
    for (const piece of pieces) this.#arrived.add(`${lang}/${piece}`);
    this.#cache = new Map();
    this.#additions += 1;
  }

  /** Whether the words of a key are still to come; they are fetched if nobody has asked for them. */
  #awaits(key: string): boolean {
    const name = key.split("-")[0] ?? "";
    const missing = piecesFor(name).filter((piece) => !this.#arrived.has(`${this.lang}/${piece}`));
    if (missing.some((piece) => !this.#included.has(piece)))
      void this.include(name).catch(() => missing.forEach((piece) => this.#included.delete(piece)));
    return missing.length > 0;
  }

  use(lang: Language, bundle: FluentBundle): void {
    this.#cache = new Map();
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** A message in words. Formatting is slow where hundreds of moves are listed, so results are kept. */
  t: Translate = (key, args) => {
    const bundle = this.#bundle;
    void this.#additions;
    if (!bundle) return "";
    const name = args ? key + JSON.stringify(args) : key;
    let text = this.#cache.get(name);
    if (text === undefined) {
      if (!bundle.hasMessage(key.split(".")[0] ?? key) && this.#awaits(key)) return "";
      text = formatMessage(bundle, key, args);
      this.#cache.set(name, text);
    }
    return text;
  };

  /** Whether a catalogue has a message or attribute. */
  has(key: string): boolean {
    void this.#additions;
    const [id = key, attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
}

export const locale = new Locale();
export const t = locale.t;
/** A phrase of the server in words. */
export const say = (phrase: Readonly<Phrase>, more: Args = {}): string =>
  t(phrase.key, { ...phrase.args, ...more });
