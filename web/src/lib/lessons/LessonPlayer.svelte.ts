/**
 * The store of a lesson. Its positions reach the store of a table as messages of a table would, so that board, bar and stage are those
 * of a game; beside them this store has what the teacher says.
 */
import { tick } from "svelte";
import { t } from "$lib/i18n/index.svelte";
import { Match } from "$lib/match/Match.svelte";
import { api, refusalOf } from "$lib/wire/api";
import type { SocketHandlers } from "$lib/wire/socket";
import type {
  ClientMessage,
  Decision,
  LessonRequest,
  LessonState,
  LogPart,
  Refusal,
  SeatInfo,
  Snapshot,
  TableInfo,
  Update,
} from "$lib/wire/types";

type LessonApi = Pick<typeof api, "lesson" | "answerLesson">;
type Wish = Omit<LessonRequest, "number">;
type Position = Pick<Snapshot, "view" | "scores"> & { log: LogPart };

export class LessonPlayer {
  readonly match: Match;
  /** Where the learner stands; null until it is known. */
  state = $state.raw<LessonState | null>(null);
  /** Why the server did not answer. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  #handlers!: SocketHandlers;
  #api: LessonApi;
  #seq = 0;
  #last: Wish | null = null; // what was asked for and not answered

  constructor(
    readonly game: string,
    readonly lesson: string,
    server: LessonApi = api,
  ) {
    this.#api = server;
    this.match = new Match(`${game}/${lesson}`, (_, handlers) => {
      this.#handlers = handlers;
      return { send: (message) => this.#sent(message), close: () => undefined };
    });
    this.match.confirmMode = "never"; // a step back is one click
  }

  /** Shows the lesson where it was left. */
  async load(): Promise<void> {
    this.refusal = this.#last = null;
    try {
      await this.#show(await this.#api.lesson(this.game, this.lesson), false);
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  goOn = (): Promise<void> => this.#ask({ do: "answer" });
  back = (): Promise<void> => this.#ask({ do: "back" });
  skip = (): Promise<void> => this.#ask({ do: "skip" });
  restart = (): Promise<void> => this.#ask({ do: "restart" });

  /** Asks once more for what the server did not answer. */
  again = (): Promise<void> => (this.#last ? this.#ask(this.#last) : this.load());

  /** Tells the names of the seats anew, in another language. */
  rename(): void {
    if (this.state && this.match.table) this.match.table = this.#table(this.state);
  }

  #sent(message: ClientMessage): boolean {
    if (message.type === "move") void this.#ask({ do: "answer", token: message.token });
    return true;
  }

  async #ask(wish: Wish): Promise<void> {
    const { state } = this;
    if (this.busy || !state) return;
    this.busy = true;
    this.refusal = null;
    this.#last = wish;
    try {
      const next = await this.#api.answerLesson(this.game, this.lesson, { number: state.number, ...wish });
      this.#last = null;
      await this.#show(next, wish.do === "answer" || wish.do === "skip");
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.error === "stale")
        await this.load(); // another window was first
      else this.refusal = refusal;
    }
    this.match.pending = [];
    this.busy = false;
  }

  /** Shows what has happened, position by position, and then where the lesson stands. */
  async #show(next: LessonState, goesOn: boolean): Promise<void> {
    const changed = next.reply?.goes_on !== false;
    this.state = next;
    if (!changed && this.match.table) return;
    for (const frame of next.frames) {
      this.#tell(next, frame, goesOn, { waiting: this.#others(next), mine: null });
      await tick(); // the stage takes one position at a time
    }
    const mine = next.question;
    this.#tell(next, next, goesOn, { waiting: mine ? [next.seat] : [], mine });
    await tick();
  }

  /** A position as a table would tell it: news of a match that goes on, or another match. */
  #tell(
    next: LessonState,
    { view, log, scores }: Position,
    goesOn: boolean,
    asked: Pick<Decision, "waiting" | "mine">,
  ): void {
    const decision: Decision = {
      ...asked,
      seats: asked.waiting,
      steps: [],
      simultaneous: false,
      covered: [],
      undo: { to: [], reason: { key: "undo-start", args: {} }, consent: [], own: null },
      premove: null,
    };
    const seq = ++this.#seq; // every position has a number of its own
    const known = this.match.log.length;
    const table = this.#table(next);
    const rest = { seq, number: seq, table, view, scores, decision, sheet: next.sheet, talk: [], ask: null };
    if (goesOn && known > 0 && log.start === known) {
      const news: Omit<Update, "result"> = {
        ...rest,
        type: "update",
        since: seq - 1,
        clock: null,
        view: view ?? {},
        log,
      };
      this.#handlers.receive(news as Update);
      return;
    }
    const snapshot = { ...rest, seat: next.seat, log: log.entries, result: null, mutes_spectators: false };
    this.#handlers.receive({ type: "welcome", snapshot });
  }

  #others({ seats, seat }: LessonState): number[] {
    return Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
  }

  #table({ game, seat, seats }: LessonState): TableInfo {
    const info = (at: number): SeatInfo => ({
      seat: at,
      kind: at === seat ? "person" : "bot",
      name: at === seat ? t("seat-name.you") : null,
      user: null,
      level: null,
      me: at === seat,
      online: true,
      left: false,
      share: null,
      nonce: false,
      ready: true,
    });
    return {
      id: `${this.game}/${this.lesson}`,
      game,
      version: 0,
      options: {},
      phase: "running",
      undo: "free",
      private: true,
      rated: false,
      owner: "",
      own: true,
      seats: Array.from({ length: seats }, (_, at) => info(at)),
      mine: [seat],
      commitment: null,
      spectators: 0,
      created: 0,
      started: null,
      ended: null,
      scores: null,
      winners: null,
      rematch: null,
      from_position: true,
      waiting: [],
      clock: null,
      slow_chat: false,
    };
  }
}
