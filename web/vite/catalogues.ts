/**
 * Puts the messages together into the pieces that pages load: for each language `base` for every page, one piece for
 * each game with its `_web` messages, and every other catalogue as a piece of its own. `base` has the few messages by
 * which every page speaks of a game. The terminal's stay out.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LIST = "virtual:catalogues";
const PIECE = "virtual:catalogue/";
/** What every page may say of a game that it does not show: its name, its rulebook player, its set-ups. */
const TITLE = /^[a-z_]+-(name|automaton|(quick|preset)-[a-z_]+) =/;

/** Catalogues that few pages need. */
const FEW = ["rules", "learn"];

export interface Pieces {
  readonly [piece: string]: readonly string[];
}

/** The catalogues of each piece, by the names of all catalogues. */
export function piecesOf(names: readonly string[]): Pieces {
  const games = names.filter((name) => names.includes(`${name}_web`));
  const own = (name: string) => games.some((game) => name.startsWith(game)) || FEW.includes(name);
  const base = names.filter((name) => !own(name) && name !== "terminal");
  const others = names.filter((name) => own(name) && !games.includes(name) && !name.endsWith("_web"));
  return Object.fromEntries([
    ["base", base],
    ...games.map((game) => [game, [game, `${game}_web`]] as const),
    ...others.map((name) => [name, [name]] as const),
  ]);
}

/** The messages of a catalogue by which other pages speak of its game. */
export function titlesOf(source: string): string {
  const messages = source.split(/\n(?=[^\s}])/);
  return messages.filter((message) => TITLE.test(message)).join("\n");
}

export function catalogues(folder: string): Plugin {
  const languages = () => readdirSync(folder);
  const names = () =>
    readdirSync(`${folder}/en`)
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => name.slice(0, -4))
      .sort();
  const path = (language: string, name: string) => `${folder}/${language}/${name}.ftl`;
  const text = (language: string, name: string) => readFileSync(path(language, name), "utf8");

  function piece(language: string, name: string): string {
    const pieces = piecesOf(names());
    const whole = (pieces[name] ?? []).map((one) => text(language, one));
    const games = Object.entries(pieces).filter(([one, parts]) => parts.includes(`${one}_web`));
    const titles = name === "base" ? games.map(([game]) => titlesOf(text(language, game))) : [];
    return `export default ${JSON.stringify([...whole, ...titles].join("\n"))};`;
  }

  function list(): string {
    const pieces = Object.keys(piecesOf(names()));
    const lines = languages().flatMap((language) =>
      pieces.map((name) => `"${language}/${name}": () => import("${PIECE}${language}/${name}"),`),
    );
    return `export default {${lines.join("\n")}};`;
  }

  return {
    name: "tetrarch-catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(PIECE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${PIECE}`)) return null;
      const [language = "", name = ""] = id.slice(PIECE.length + 1).split("/");
      for (const one of names()) this.addWatchFile(path(language, one));
      return piece(language, name);
    },
  };
}
