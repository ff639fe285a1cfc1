/** What a monastery shows: the things it is about, and by how much. */
import { MONASTERIES, type EffectRow } from "../data";
import { isIcon, type IconName } from "./icons";

interface MonasteryFace {
  readonly signs: readonly IconName[];
  readonly text: string;
}

type Signs = (row: EffectRow) => readonly string[];
type Text = (row: EffectRow) => string;

const number = (n: number | undefined): string => String(n ?? "");
const plus: Text = ({ amount }) => `+${number(amount)}`;
const points: Text = ({ vp }) => number(vp);
const shift: Text = () => "±1"; // by one, which no row needs to say

/** The text and the signs of an effect. */
const FACES: Readonly<Record<string, readonly [Text, ...(string | Signs)[]]>> = {
  allow_duplicate_buildings: [() => "=", "building", "building"],
  workers_per_mine: [plus, "mine", "worker"],
  silver_on_sell: [({ total_silver }) => number(total_silver), "goods", "silver"],
  worker_on_sell: [plus, "goods", "worker"],
  second_depot_goods: [() => "2", "ship", "goods"], // a second depot
  workers_for_building: [({ workers }) => number(workers), "worker", "building"],
  bonus_per_scoring_tile: [plus, "livestock", "points"],
  worker_step: [({ step }) => `±${number(step)}`, "worker"],
  free_shift_place: [
    shift,
    ({ types = [] }) => (types.length > 2 ? [types[0] ?? "", types.at(-1) ?? ""] : types),
  ],
  free_shift_take: [shift, "store"],
  silver_on_worker_action: [plus, "worker", "silver"],
  workers_on_worker_action: [({ total_workers }) => number(total_workers), "worker"],
  vp_per_sold_type: [points, "goods", "points"],
  vp_per_building: [points, ({ building = "" }) => [building]],
  vp_per_livestock_type: [points, "cow", "goat"],
  vp_per_sold_tile: [points, "goods", "points"],
  vp_per_bonus_tile: [points, "bonus"],
  always_on_top: [() => "", "top"],
  buy_workers: [({ workers }) => number(workers), "silver", "worker"],
};

function faceOf(row: EffectRow): MonasteryFace {
  const [text, ...signs] = FACES[row.effect] ?? [() => ""];
  const names = signs.flatMap((sign) => (typeof sign === "string" ? [sign] : sign(row)));
  return { text: text(row), signs: names.filter(isIcon) };
}

/** The faces of monasteries by their names, such as `m14`. */
export const MONASTERY_FACES: ReadonlyMap<string, MonasteryFace> = new Map(
  MONASTERIES.map((row) => [`m${row.id}`, faceOf(row)]),
);
