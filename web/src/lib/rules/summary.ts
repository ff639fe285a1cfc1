/** The rules of a game in short: chapters of text and figures, and the expansions. */

export interface Chapter {
  /** Its place on the page, `#turn`. */
  readonly id: string;
  readonly title: string;
  /** The message that it says: paragraphs, and lines of a list that begin with a dash. */
  readonly text: string;
  readonly figures?: readonly string[];
  /** Groups of the legend that belong to it, by their titles. */
  readonly signs?: readonly string[];
}

export interface Expansion {
  /** The module, as the option `modules` names it. */
  readonly module: string;
  readonly title: string;
  readonly text: string;
}

export interface Summary {
  readonly chapters: readonly Chapter[];
  readonly expansions: readonly Expansion[];
  /** The captions of the figures; `.alt` says what one shows to those who cannot see it. */
  readonly captions: Readonly<Record<string, string>>;
  /** The numbers printed on components, which texts name. */
  readonly facts: Readonly<Record<string, number>>;
}
