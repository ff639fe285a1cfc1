/** A game that is being set up: its options, its seats, and what the server says of them. */
import {
  changedValues,
  defaultValues,
  optionProblem,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from "$lib/forms/options";
import { countSeats, defaultSeats, fitSeats, type SeatDraft } from "$lib/forms/seat-requests";
import { allowedSeatCounts, chosenModules, optionApplies, teamsOfTable } from "$lib/match/teams";
import type { GameInfo, LevelInfo, SetupCheck, SetupChoice } from "$lib/wire/types";
import { blockedChoices } from "./blocked";

export const COMPANIES = ["bots", "friends", "device"] as const;
/** With whom one plays; what the other seats are then. */
export type Company = (typeof COMPANIES)[number];
const KINDS = { bots: "bot", friends: "open", device: "hotseat" } as const;

/** A set-up with a name, as the page offers it. */
export interface NamedSetup {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly options: OptionValues;
  /** For how many it is; otherwise for as many as there are. */
  readonly seats?: number;
}

const playing = ({ kind }: SeatDraft): boolean => kind !== "closed";
const isGuest = ({ kind }: SeatDraft): boolean => playing({ kind } as SeatDraft) && kind !== "me";

export class SetupDraft {
  readonly info!: GameInfo;
  readonly every!: readonly OptionSpec[];
  values = $state<OptionValues>({});
  seats = $state<SeatDraft[]>([]);
  company = $state<Company>("bots");
  check = $state.raw<SetupCheck | null>(null);

  modules = $derived(chosenModules(this.info, this.values));
  /** The options that apply; new tables always have the newest version of the rules. */
  specs = $derived(
    this.every.filter(({ id }) => id !== "rules" && optionApplies(this.info, this.modules, id)),
  );
  automaton = $derived(this.modules.some((module) => module.automaton));
  counts = $derived(allowedSeatCounts(this.info, this.modules));
  options = $derived(changedValues(this.specs, this.values));
  blocked = $derived(blockedChoices(this.check?.blocked ?? []));
  teams = $derived(teamsOfTable({ options: this.values }, this.info));
  /** The seats but that of an automaton. */
  rows = $derived(this.automaton ? this.seats.slice(0, -1) : this.seats);
  people = $derived(this.rows.filter(({ kind }) => ["me", "hotseat", "open"].includes(kind)).length);
  count = $derived(countSeats(this.seats, this.automaton));
  level = $derived(this.seats.find(({ kind }) => kind === "bot")?.level ?? null);
  hasOpen = $derived(this.rows.some(({ kind }) => kind === "open"));
  /** True also where no number of seats is allowed, as modules exclude each other: the server says why. */
  countFits = $derived(!this.counts.length || this.counts.includes(this.count));
  complete = $derived(
    this.countFits &&
      !this.check?.refusal &&
      this.specs.every((spec) => optionProblem(spec, this.values[spec.id]) === null),
  );

  constructor(info: GameInfo, levels: readonly LevelInfo[], name: string) {
    this.info = info;
    this.every = info.options as OptionSpec[];
    this.values = defaultValues(this.every);
    this.seats = defaultSeats(info.seats, levels, name);
    this.#fit();
  }

  set(id: string, value: OptionValue): void {
    this.values[id] = value;
    if (id === "modules") this.#fit();
  }

  /** Takes a set-up as a whole: what it does not mention is as usual. */
  take(setup: Pick<NamedSetup, "options" | "seats">): void {
    this.values = { ...defaultValues(this.every), ...structuredClone(setup.options) };
    if (setup.seats) this.setCount(setup.seats);
    this.#fit();
  }

  /** Whether the options are those of a set-up. */
  is(setup: Pick<NamedSetup, "options">): boolean {
    const wanted = changedValues(this.every, { ...defaultValues(this.every), ...setup.options });
    const same = (one: OptionValues) => JSON.stringify(Object.entries(one).sort());
    return same(wanted) === same(changedValues(this.every, $state.snapshot(this.values) as OptionValues));
  }

  /** Adds a module in place of all that it is at odds with. */
  choose(module: string, because: readonly SetupChoice[]): void {
    const values = $state.snapshot(this.values) as OptionValues;
    for (const { option, value } of because) {
      const spec = this.every.find((one) => one.id === option);
      const now = values[option];
      if (Array.isArray(now) && typeof spec?.count !== "number")
        values[option] = now.filter((name) => name !== value);
      else if (spec) values[option] = spec.default;
    }
    const names = [values["modules"], module].flat();
    const modules = this.info.modules.map(({ id }) => id).filter((id) => names.includes(id));
    this.values = { ...values, modules };
    this.#fit();
  }

  setCompany(company: Company): void {
    this.company = company;
    const kind = KINDS[company];
    this.seats = this.seats.map((seat) => (isGuest(seat) ? { ...seat, kind } : seat));
    if (company === "friends") this.setCount(Math.max(...this.counts)); // a friend who does not come leaves no hole
  }

  /** So many take part, an automaton among them. */
  setCount(count: number): void {
    const seats = this.seats.map((seat) => ({ ...seat }));
    const kind = KINDS[this.company];
    const now = () => countSeats(seats, this.automaton);
    while (now() < count) {
      const free = seats.find((seat) => !playing(seat));
      if (!free) break;
      free.kind = kind;
    }
    while (now() > count) {
      const last = seats.findLast(isGuest);
      if (!last) break;
      last.kind = "closed";
    }
    this.seats = seats;
  }

  /** The same level for every bot, also for one that comes later. */
  setLevel(level: string): void {
    this.seats = this.seats.map((seat) => ({ ...seat, level }));
  }

  /** The chosen modules may need other seats. */
  #fit(): void {
    const seats = fitSeats(this.seats, this.counts, this.automaton);
    const kind = KINDS[this.company];
    this.seats = seats.map((seat, index) =>
      this.seats[index]?.kind === "closed" && playing(seat) ? { ...seat, kind } : seat,
    );
  }
}
