/** The coach: one sentence the first time that a kind of question, action, tile or building comes up. Nobody hears one twice. */
import { locale } from "$lib/i18n/index.svelte";
import { api } from "$lib/wire/api";
import type { CoachState, MoveInfo, Question, TableInfo } from "$lib/wire/types";

export type CoachMode = CoachState["mode"];
type CoachApi = Pick<typeof api, "coach" | "changeCoach">;

/** Names of things that share a sentence: `cow3` and `pig2` are livestock. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:cow|pig|sheep|goat)\d$|^geese$/, "livestock"],
  [/^m\d+$/, "monastery"],
];
const familyOf = (id: string): string => FAMILIES.find(([names]) => names.test(id))?.[1] ?? id;

const topicsOfMove = ({ token, args }: MoveInfo): string[] => {
  const verb = token.split(":")[0] ?? "";
  const things = Object.values(args).filter((value): value is string => typeof value === "string");
  return [`do-${verb}`, ...things.map((thing) => `${verb}-${familyOf(thing)}`)];
};

/** What could be spoken of at a question, the question first: `ask-turn`, `do-sell`, `place-ship`. */
export function topicsOf(question: Question): readonly string[] {
  const topics = question.moves.flatMap(topicsOfMove);
  const actions = topics.filter((topic) => topic.startsWith("do-"));
  return [
    ...new Set([`ask-${question.step}`, ...topics.filter((topic) => !actions.includes(topic)), ...actions]),
  ];
}

/** Whether the coach may speak: among bots while one learns, or always where nothing is at stake with people. */
export function maySpeak(mode: CoachMode, table: TableInfo): boolean {
  const [seat, ...more] = table.mine;
  if (mode === "off" || seat === undefined || more.length || table.phase !== "running") return false;
  const others = table.seats.filter((one) => one.kind === "person" && one.seat !== seat);
  return others.length === 0 || (mode === "always" && !table.rated);
}

export class Coach {
  /** When the coach speaks; null until it is known. */
  mode = $state<CoachMode | null>(null);
  /** The message that is said now. */
  sentence = $state<string | null>(null);
  #told = new Map<string, Set<string>>();
  #turn = false; // whether something has been said in this turn
  #api: CoachApi;

  constructor(server: CoachApi = api) {
    this.#api = server;
  }

  /** Fetches what this person has heard, and the sentences of a game. */
  async prepare(game: string): Promise<void> {
    try {
      const [state] = await Promise.all([this.#api.coach(), locale.include(`${game}_coach`)]);
      this.#told = new Map(Object.entries(state.told).map(([of, topics]) => [of, new Set(topics)]));
      this.mode = state.mode;
    } catch {
      // without a line there is no coach
    }
  }

  /** A question came up: says the first thing about it that has not been said, one in a turn beside questions. */
  asked(game: string, question: Question): void {
    const told = this.#told.get(game) ?? new Set();
    const topic = topicsOf(question).find(
      (one) =>
        !told.has(one) && locale.has(`${game}_coach-${one}`) && (!this.#turn || one.startsWith("ask-")),
    );
    if (!topic) return;
    this.#turn = true;
    this.sentence = `${game}_coach-${topic}`;
    this.#told.set(game, told.add(topic));
    void this.#api.changeCoach({ game, told: [topic] }).catch(() => undefined);
  }

  /** It is somebody else's turn. */
  rest(): void {
    this.#turn = false;
    this.sentence = null;
  }

  hush(): void {
    this.sentence = null;
  }

  async choose(mode: CoachMode): Promise<void> {
    this.mode = mode;
    if (mode === "off") this.sentence = null;
    await this.#api.changeCoach({ mode });
  }

  /** The mode alone, for the settings. */
  async loadMode(): Promise<void> {
    this.mode ??= (await this.#api.coach()).mode;
  }
}

export const coach = new Coach();
