/** The components, from the same files as the engine's, and what they give in signs. */
import facts from "../../../../../src/tetrarch/games/kingsburg/data/kingsburg.json";
import more from "../../../../../src/tetrarch/games/kingsburg/data/modules.json";
import { effectSigns, type Effect } from "./signs";
import type { Amounts } from "./types";

interface Option {
  readonly gain: Amounts;
  readonly pay?: Amounts;
}

export interface Advisor {
  readonly id: string;
  readonly number: number;
  readonly ruling: string;
  readonly options: readonly Option[];
}

export interface Battle {
  readonly base: number;
  readonly vs?: Amounts;
  readonly if_printed_strength_max?: { readonly max: number; readonly bonus: number };
  readonly if_printed_strength_min?: { readonly min: number; readonly bonus: number };
}

export interface Building {
  readonly id: string;
  readonly row: string;
  readonly column: number;
  readonly vp: number;
  readonly ruling: string;
  readonly reconstructed: boolean;
  readonly signs: string;
}

export interface Invader {
  readonly id: string;
  readonly year: number;
  readonly race: string;
  readonly strength: number;
  readonly defeat: Amounts;
  readonly victory: Amounts;
}

interface Printed extends Omit<Building, "signs"> {
  readonly battle: Battle;
  readonly effect: Effect | null;
}

const printed = (list: unknown): readonly Printed[] => list as readonly Printed[];

export const PHASES: readonly string[] = facts.phases;
export const RACES: readonly string[] = facts.races;
export const YEARS: readonly string[] = ["I", "II", "III", "IV", "V"];
export const ADVISORS = facts.advisors as unknown as readonly Advisor[];

/** Private spaces of the Politician: places like advisors, for one player. */
export const SPACES: Readonly<Record<string, { readonly number: number; readonly signs: string }>> = {
  space_5: { number: 5, signs: "any" },
  space_10: { number: 10, signs: "2 any ≠" },
  space_15: { number: 15, signs: "gold wood stone" },
};

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  [...printed(facts.buildings), ...printed(more.alternative_buildings)].map(
    ({ battle, effect, ...building }) => [building.id, { ...building, signs: effectSigns(battle, effect) }],
  ),
);

/** The strips with alternative buildings, by the letters of their rows. */
export const STRIPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...facts.rows.extra, ...facts.rows.base].map((row) => [
    row,
    more.alternative_buildings.filter((building) => building.row === row).map(({ id }) => id),
  ]),
);

export const INVADERS: ReadonlyMap<string, Invader> = new Map(
  (facts.invaders as unknown as readonly Invader[]).map((card) => [card.id, card]),
);

interface Explained {
  readonly id: string;
  readonly ruling: string;
  readonly reconstructed: boolean;
}
const explained = (list: unknown): (readonly [string, Explained])[] =>
  (list as readonly Explained[]).map((piece) => [piece.id, piece]);

/** The pieces that explain themselves, by kind and id, as targets are written. */
const PIECES: Readonly<Record<string, ReadonlyMap<string, { readonly ruling: string }>>> = {
  place: new Map(ADVISORS.map((advisor) => [advisor.id, advisor])),
  building: BUILDINGS,
  governor: new Map(explained(more.governors)),
  destiny: new Map(explained(more.destiny)),
  scenario: new Map(explained(more.scenarios)),
  whim: new Map(facts.whims.map(({ number, ruling }) => [String(number), { ruling }])),
};
const PRIVATE = "KI-176";
const INVADING = "KI-96";
const BACKS = "KI-8";

/** The ruling that explains what a target such as `building:inn` points at. */
export function rulingOf(target: string): string | null {
  const [kind = "", id = ""] = target.split(":");
  if (id in SPACES) return PRIVATE;
  if (kind === "deck") return id === "unknown" ? BACKS : INVADING;
  if (kind === "effect")
    return rulingOf(`building:${id}`) ?? rulingOf(`governor:${id}`) ?? rulingOf(`destiny:${id}`);
  return PIECES[kind]?.get(id)?.ruling ?? null;
}

/** The buildings of a province row by row. */
export function rowsOf(ids: readonly string[]): readonly (readonly Building[])[] {
  const rows = new Map<string, Building[]>();
  for (const id of ids) {
    const building = BUILDINGS.get(id);
    if (building) rows.set(building.row, [...(rows.get(building.row) ?? []), building]);
  }
  return [...rows.values()];
}
