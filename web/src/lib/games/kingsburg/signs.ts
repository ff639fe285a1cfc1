/** What pieces give, as a line of signs: numbers, arrows and names of icons, parted by spaces. */
import { isIcon, type IconName } from "$lib/icons/shapes";
import type { Battle } from "./data";
import type { Amounts } from "./types";

export interface Effect {
  readonly key: string;
  readonly timing: readonly string[];
  readonly params: Readonly<Record<string, unknown>>;
}

const ALIAS: Readonly<Record<string, IconName>> = {
  vp: "points",
  any: "goods",
  peek: "eye",
  building: "flame",
};

/** The icon that a word stands for; null for what is written as it is. */
export const iconOf = (word: string): IconName | null => ALIAS[word] ?? (isIcon(word) ? word : null);

const listed = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([name, n]) => (n === 1 ? name : `${n} ${name}`))
    .join(" ");

/** Amounts in signs: `2 gold stone`. */
export const amountSigns = (amounts: unknown): string => listed((amounts ?? {}) as Amounts);

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const MOMENTS: Readonly<Record<string, string>> = {
  summer_end: "sun",
  winter_start: "snow",
  game_end: "trophy",
};

/** The signs of an effect by its key; what needs words is explained by its ruling. */
const KEYS: Readonly<Record<string, (given: Effect["params"]) => string>> = {
  convert_goods: ({ pay, gain }) => `${amountSigns(pay)} → ${amountSigns(gain)}`,
  gain: ({ gain }) => `+ ${amountSigns(gain)}`,
  extend_row_conversions: () => "flower leaf again",
  reroll_one_if_all_equal: () => "= again die",
  reroll_all_if_total_max: ({ max_total }) => `≤${max_total} again die`,
  reroll_some_if_total_max: ({ max_total }) => `≤${max_total} again die`,
  vp_per_goods: ({ goods_per_vp }) => `${goods_per_vp} any → vp`,
  vp_per_column_with_min: ({ min_buildings }) => `${min_buildings} settlement → vp`,
  vp_per_building_built: () => "settlement → +1 vp",
  shift_group_sum: ({ deltas }) => `±${Math.max(...(deltas as readonly number[]))} die`,
  extra_white_die: ({ count }) => `+${count} die`,
  recruit_cost: () => "any → soldier",
  first_soldier_cheaper: () => "−1 any → soldier",
  extra_soldier_from_advisor: () => "crown +1 soldier",
  win_draws: () => "= → trophy",
  gain_on_victory: ({ gain }) => `trophy → ${amountSigns(gain)}`,
  build_discount: ({ discount }) => (discount ? `−1 ${amountSigns(discount)}` : "−1 wood / stone"),
  buy_vp: () => "any / plus2 → vp",
  plus2_as_goods_for_recruiting: () => "plus2 → soldier",
  recruit_if_soldiers_below: ({ below, gain }) => `<${below} soldier + ${amountSigns(gain)}`,
  recruit_if_soldiers_at_least: ({ at_least, gain }) => `≥${at_least} soldier + ${amountSigns(gain)}`,
  gain_if_soldiers_at_least: ({ at_least, gain }) => `≥${at_least} soldier → ${amountSigns(gain)}`,
  own_reinforcement_die: () => "die → soldier",
  bonus_on_low_reinforcement: ({ if_die_at_most }) => `≤${if_die_at_most} die → 2 soldier`,
  token_on_pass_with_dice: ({ gain }) => `die → ${amountSigns(gain)}`,
  gain_if_no_goods: ({ gain }) => `0 any → ${amountSigns(gain)}`,
  gain_if_total_max: ({ max_total, gain }) => `≤${max_total} die → ${amountSigns(gain)}`,
  soldiers_reset_for_tokens: () => "soldier → 2 plus2",
  pay_for_battle_bonus: ({ pay, bonus }) => `${amountSigns(pay)} → +${bonus} sword`,
  battle_die_table: () => "die → ±3 sword",
  peek: () => "eye",
  ignore_vp_loss_on_defeat: () => "shield vp",
};

/** What a building adds in battle. */
function battleSigns(battle: Battle): readonly string[] {
  const races = Object.entries(battle.vs ?? {}).map(([race, n]) => `${signed(n ?? 0)} ${race}`);
  const least = battle.if_printed_strength_min;
  const most = battle.if_printed_strength_max;
  return [
    ...(battle.base ? [`${signed(battle.base)} sword`] : []),
    ...races,
    ...(most ? [`+${most.bonus} sword ≤${most.max}`] : []),
    ...(least ? [`+${least.bonus} sword ≥${least.min}`] : []),
  ];
}

/** All that a building does, in signs. */
export function effectSigns(battle: Battle, effect: Effect | null): string {
  const moment = effect?.timing.map((at) => MOMENTS[at]).find(Boolean);
  const does = effect
    ? [[moment ? `${moment} :` : "", KEYS[effect.key]?.(effect.params) ?? ""].join(" ").trim()]
    : [];
  return [...battleSigns(battle), ...does].join(" , ");
}

/** What the whims give, in signs, from 1 to 16; the goods on 4 and 5 are shown besides. */
export const WHIMS: readonly string[] = [
  "again crown",
  "2 plus2 / plus2 → gold soldier",
  "any ?",
  "any",
  "any",
  "any ⇄ vp ⇄ soldier",
  "2 any =",
  "2 any ?",
  "gold / wood / vp / soldier plus2",
  "2 any =",
  "stone soldier vp",
  "3 gold / 3 vp",
  "any plus2 vp soldier peek",
  "gold wood stone plus2 soldier −1",
  "2 gold 2 wood 2 stone −2",
  "5 vp",
];
