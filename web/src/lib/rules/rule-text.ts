/** A text of the rules in parts: numbers of rulings become links, what is searched for is marked, numbers of marks stand out. */

export interface TextPart {
  readonly text: string;
  /** `mark` is a number in a figure, written as `(1)`; `strong` stands between two pairs of stars. */
  readonly kind: "plain" | "found" | "ruling" | "mark" | "strong";
}

const SPECIAL = /\b(?:KB|CF|KI|CB)-\d+\b|\(\d\)|\*\*[^*]+\*\*/g;
const FOLDED: Readonly<Record<string, string>> = { ł: "l", "’": "'" };

/** A text as it is searched: small letters without accents, letter by letter, so that places in it stay the same. */
export function fold(text: string): string {
  let folded = "";
  for (const letter of text) {
    const small = letter.toLowerCase();
    const plain = FOLDED[small] ?? small.normalize("NFD")[0] ?? small;
    folded += plain.padEnd(letter.length).slice(0, letter.length);
  }
  return folded;
}

/** What somebody searches for, word by word. */
export const searchTerms = (typed: string): readonly string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a folded text has every term. */
export const hasTerms = (folded: string, terms: readonly string[]): boolean =>
  terms.every((term) => folded.includes(term));

/** The places of terms in a text, from and to, in order and apart from each other. */
function found(text: string, terms: readonly string[]): readonly (readonly [number, number])[] {
  const folded = fold(text);
  const places: [number, number][] = [];
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      places.push([at, at + term.length]);
  places.sort((a, b) => a[0] - b[0]);
  const apart: [number, number][] = [];
  for (const [from, to] of places) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/** A plain text with what is searched for apart. */
function marked(text: string, terms: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of found(text, terms)) {
    if (from > at) parts.push({ kind: "plain", text: text.slice(at, from) });
    parts.push({ kind: "found", text: text.slice(from, to) });
    at = to;
  }
  if (at < text.length) parts.push({ kind: "plain", text: text.slice(at) });
  return parts;
}

/** All parts of a text. */
export function textParts(text: string, terms: readonly string[] = []): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(SPECIAL)) {
    const [special] = match;
    parts.push(...marked(text.slice(at, match.index), terms));
    if (special.startsWith("(")) parts.push({ kind: "mark", text: special.slice(1, -1) });
    else if (special.startsWith("*")) parts.push({ kind: "strong", text: special.slice(2, -2) });
    else parts.push({ kind: "ruling", text: special });
    at = match.index + special.length;
  }
  parts.push(...marked(text.slice(at), terms));
  return parts;
}

/** A text in blocks: paragraphs, and lists of the lines that begin with a dash. */
export function blocks(text: string): readonly (string | readonly string[])[] {
  const all: (string | string[])[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const list: string[] = [];
    for (const line of block.split("\n").map((one) => one.trim())) {
      if (line.startsWith("- ")) list.push(line.slice(2));
      else if (list.length) list.push(`${list.pop()} ${line}`);
      else all.push(line);
    }
    if (list.length) all.push(list);
  }
  return all;
}

/** A ruling as far as every table has it: what it says of options is left out. */
export function withoutOptions(text: string): string {
  const option = text.indexOf("`");
  if (option < 0) return text;
  return text.slice(0, text.lastIndexOf(". ", option) + 1) || text;
}
