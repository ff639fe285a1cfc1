/** What pieces give, as a line of signs: numbers, arrows and names of icons, separated by spaces. */
import { isIcon, type IconName } from "$lib/icons/site-icons";
import type { Battle } from "../data";
import type { Amounts } from "../types";

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

const GOODS_OF_CHOICE: Readonly<Record<string, string>> = { any_alike: "any =", any_distinct: "any ≠" };

/** Amounts in signs: `2 gold stone`. */
export const amountIcons = (amounts: unknown): string =>
  Object.entries((amounts ?? {}) as Amounts)
    .map(([name, n]) => (n === 1 ? "" : `${n} `) + (GOODS_OF_CHOICE[name] ?? name))
    .join(" ");

/** Alternatives: `any / plus2`. */
const oneOf = (names: unknown): string => (names as readonly string[]).join(" / ");

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const MOMENTS: Readonly<Record<string, string>> = {
  summer_end: "sun",
  winter_start: "snow",
  game_end: "trophy",
};

/** The signs of an effect by its key; what needs words is explained by its ruling. */
const KEYS: Readonly<Record<string, (params: Effect["params"]) => string>> = {
  convert_goods: ({ pay, gain }) => `${amountIcons(pay)} → ${amountIcons(gain)}`,
  gain: ({ gain }) => `+ ${amountIcons(gain)}`,
  extend_row_conversions: () => "flower leaf again",
  reroll_one_if_all_equal: () => "= again die",
  reroll_all_if_total_max: ({ max_total }) => `≤${max_total} again die`,
  reroll_some_if_total_max: ({ max_total }) => `≤${max_total} again die`,
  vp_per_goods: ({ goods_per_vp }) => `${goods_per_vp} any → vp`,
  vp_per_column_with_min: ({ min_buildings, vp }) => `${min_buildings} settlement → ${amountIcons({ vp })}`,
  vp_per_building_built: ({ gain }) => `settlement → +${(gain as Amounts).vp} vp`,
  shift_group_sum: ({ shift }) => `±${shift} die`,
  extra_white_die: ({ count }) => `+${count} die`,
  recruit_cost: ({ goods_per_soldier }) => `${amountIcons({ any: goods_per_soldier })} → soldier`,
  first_soldier_cheaper: ({ goods }) => `−${goods} any → soldier`,
  extra_soldier_from_advisor: ({ extra }) => `crown +${extra} soldier`,
  win_draws: () => "= → trophy",
  gain_on_victory: ({ gain }) => `trophy → ${amountIcons(gain)}`,
  build_discount: ({ discount, discount_one_of }) =>
    discount
      ? Object.entries(discount as Amounts)
          .map(([name, n]) => `−${n} ${name}`)
          .join(" ")
      : `−1 ${oneOf(discount_one_of)}`,
  buy_vp: ({ pay_one_of, gain }) => `${oneOf(pay_one_of)} → ${amountIcons(gain)}`,
  plus2_as_goods_for_recruiting: () => "plus2 → soldier",
  recruit_if_soldiers_below: ({ below, gain }) => `<${below} soldier + ${amountIcons(gain)}`,
  recruit_if_soldiers_at_least: ({ at_least, gain }) => `≥${at_least} soldier + ${amountIcons(gain)}`,
  gain_if_soldiers_at_least: ({ at_least, gain }) => `≥${at_least} soldier → ${amountIcons(gain)}`,
  own_reinforcement_die: () => "die → soldier",
  bonus_on_low_reinforcement: ({ if_die_at_most, gain }) => `≤${if_die_at_most} die → ${amountIcons(gain)}`,
  token_on_pass_with_dice: ({ gain }) => `die → ${amountIcons(gain)}`,
  gain_if_no_goods: ({ gain }) => `0 any → ${amountIcons(gain)}`,
  gain_if_total_max: ({ max_total, gain }) => `≤${max_total} die → ${amountIcons(gain)}`,
  soldiers_reset_for_tokens: ({ gain }) => `soldier → ${amountIcons(gain)}`,
  pay_for_battle_bonus: ({ pay, pay_one_of, bonus }) =>
    `${pay ? amountIcons(pay) : oneOf(pay_one_of)} → +${bonus} sword`,
  battle_die_table: ({ table }) => `die → ±${Math.max(...Object.values(table as Amounts))} sword`,
  peek: () => "eye",
  ignore_vp_loss_on_defeat: () => "shield vp",
};

/** What a building adds in battle. */
function battleIcons(battle: Battle): readonly string[] {
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
export function effectIcons(battle: Battle, effect: Effect | null): string {
  const moment = effect?.timing.map((at) => MOMENTS[at]).find(Boolean);
  const does = effect
    ? [[moment ? `${moment} :` : "", KEYS[effect.key]?.(effect.params) ?? ""].join(" ").trim()]
    : [];
  return [...battleIcons(battle), ...does].join(" , ");
}

interface Option {
  readonly pay?: Amounts;
  readonly gain: Amounts;
}

/** What may be chosen: `2 plus2 / plus2 → gold soldier`. */
export const optionIcons = (options: unknown): string =>
  (options as readonly Option[])
    .map(({ pay, gain }) => (pay ? `${amountIcons(pay)} → ` : "") + amountIcons(gain))
    .join(" / ");

/** The signs of a whim by the key of its effect; goods on the tile are shown separately. */
const WHIMS: Readonly<Record<string, (params: Effect["params"]) => string>> = {
  copy_lowest_free_advisor: () => "again crown",
  choose: ({ options }) => optionIcons(options),
  choose_two_distinct: ({ options }) => optionIcons(options),
  left_neighbour_names_good: () => "any ?",
  left_and_right_name_goods: () => "2 any ?",
  take_from_tile_stock: () => "any",
  take_random_good_from_tile: () => "any",
  trade_one_for_two: ({ options }) =>
    (options as readonly Option[]).map(({ pay }) => amountIcons(pay)).join(" ⇄ "),
  opponent_gains_then_double: ({ multiplier }) => `${multiplier} any =`,
  gain: ({ gain }) => amountIcons(gain),
  gain_alike: ({ gain }) => amountIcons(gain),
  gain_with_catchup_swap: ({ gain }) => amountIcons(gain),
  opponent_picks_rest_to_you: ({ pool }) => `${(pool as readonly string[]).join(" ")} −1`,
  take_six_keep_four: ({ take, distribute }) => `${amountIcons(take)} −${distribute}`,
};

export const whimIcons = ({ key, params }: Pick<Effect, "key" | "params">): string =>
  WHIMS[key]?.(params) ?? "";
