/** The components, read from the engine's data files, and what they give in signs. */
import alternateRows from "$games/kingsburg/data/alternate_rows.json";
import destiny from "$games/kingsburg/data/destiny.json";
import extraRows from "$games/kingsburg/data/extra_rows.json";
import governors from "$games/kingsburg/data/governors.json";
import facts from "$games/kingsburg/data/kingsburg.json";
import scenarios from "$games/kingsburg/data/scenarios.json";
import whims from "$games/kingsburg/data/whims.json";
import { amountIcons, effectIcons, whimIcons, type Effect } from "./pictures/effect-icons";
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
export const YEARS: readonly string[] = ["I", "II", "III", "IV", "V"].slice(0, facts.years);
/** The columns of a province, by their numbers on the building sheet. */
export const COLUMNS: readonly string[] = YEARS.slice(
  0,
  Math.max(...facts.buildings.map(({ column }) => column)),
);
/** What a "+2" token adds. */
export const TOKEN_VALUE = facts.plus2.value;
export const ADVISORS = facts.advisors as unknown as readonly Advisor[];

const POLITICIAN = "politician";
interface PrivateSpaces {
  readonly params: { readonly spaces: readonly { readonly value: number; readonly gain: Amounts }[] };
}
const politician = governors.governors.find(({ id }) => id === POLITICIAN);
const { params } = politician?.effects[0] as unknown as PrivateSpaces;

/** Private spaces of the Politician: places like advisors, for one player. */
export const SPACES: Readonly<Record<string, { readonly number: number; readonly signs: string }>> =
  Object.fromEntries(
    params.spaces.map(({ value, gain }) => [`space_${value}`, { number: value, signs: amountIcons(gain) }]),
  );

/** The whim tiles by the number of the advisor that each lies on. */
export const WHIMS: ReadonlyMap<number, { readonly key: string; readonly signs: string }> = new Map(
  whims.whims.map(({ number, effect }) => [number, { key: effect.key, signs: whimIcons(effect) }]),
);

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  [...printed(facts.buildings), ...printed(extraRows.buildings), ...printed(alternateRows.buildings)].map(
    ({ battle, effect, ...building }) => [building.id, { ...building, signs: effectIcons(battle, effect) }],
  ),
);

/** The strips with alternative buildings, by the letters of their rows. */
export const STRIPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...facts.rows.extra, ...facts.rows.base].map((row) => [
    row,
    alternateRows.buildings.filter((building) => building.row === row).map(({ id }) => id),
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
  governor: new Map(explained(governors.governors)),
  destiny: new Map(explained(destiny.destiny)),
  scenario: new Map(explained(scenarios.scenarios)),
  whim: new Map(whims.whims.map(({ number, ruling }) => [String(number), { ruling }])),
};
const BATTLE_RULING = "KI-96";
const CARD_BACKS_RULING = "KI-8";

/** The ruling that explains what a target such as `building:inn` points at. */
export function rulingOf(target: string): string | null {
  const [kind = "", id = ""] = target.split(":");
  if (id in SPACES) return politician?.ruling ?? null;
  if (kind === "deck") return id === "unknown" ? CARD_BACKS_RULING : BATTLE_RULING;
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
