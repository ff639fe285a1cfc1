/** Tiles, shields, goods and spaces in words, in the language chosen. */
import { joinParts, seatName, teamLetter } from "$lib/stage/labels";
import { t } from "$lib/i18n/index.svelte";
import { EFFECT_NUMBERS, HERDS, SHIELD_POINTS } from "./data";
import { seatsOf, sideOf } from "./targets";
import type { Goods, View } from "./types";
import { BEDS, isDouble, type Bed } from "./modules/vineyards/vineyards";

/** The players of a side: "Ania", or "Team A: Ania, Chiara". */
export function sideName(view: View, names: readonly string[] | undefined, side: number): string {
  const seats = seatsOf(view, side);
  const all = seats.map((seat) => seatName(names, seat)).join(", ");
  return seats.length > 1 ? `${t("web-team", { letter: teamLetter(side) })}: ${all}` : all;
}

/** A tile by name, without the hint that its name carries elsewhere. */
export const tileName = (tile: string): string =>
  /^m\d/.test(tile)
    ? t("castles_of_burgundy_web-monastery", { number: Number(tile.slice(1)) })
    : t("castles_of_burgundy-tile", { tile });

/** A name and what the thing does; no sentence, so that other words may follow. */
const explained = (name: string, effect: string): string =>
  t("castles_of_burgundy_web-explained", { name, effect }).replace(/\.$/, "");

/** What a tile does. */
export const effectOf = (tile: string): string =>
  t("castles_of_burgundy_web-effect", {
    tile: HERDS.has(tile) && tile !== "geese" ? "livestock" : tile,
    ...EFFECT_NUMBERS.get(tile),
  });

/** A double tile in words, however it lies. */
export const doubleLabel = (laid: string): string =>
  t("castles_of_burgundy_web-double", { laid: t("castles_of_burgundy-laid", { laid }) });

export const tileLabel = (tile: string): string =>
  isDouble(tile) ? doubleLabel(tile) : tileWithEffect(tile);

const tileWithEffect = (tile: string): string => explained(tileName(tile), effectOf(tile));

export const shieldLabel = (shield: number): string =>
  explained(
    t("castles_of_burgundy_web-shield-name", {
      number: shield,
      points: t("castles_of_burgundy-points", { points: SHIELD_POINTS.get(shield) ?? 0 }),
    }),
    t("castles_of_burgundy_web-shield", { shield }),
  );

export const colourName = (colour: string): string => t("castles_of_burgundy_web-colour", { colour });

export const goodName = (good: number | string): string =>
  t("castles_of_burgundy-good", { good: Number(good) });

/** Goods as a list: "red goods (4) ×2". */
export const goodsLabel = (goods: Goods | undefined): string =>
  Object.entries(goods ?? {})
    .map(([good, count]) => `${goodName(good)} ×${count}`)
    .join(", ");

/** A space of a duchy: "D4, castles 6: castle". */
export function cellLabel(view: View, seat: number, cell: string): string {
  const side = sideOf(view, seat);
  const [colour, number] = view.board[side]?.[cell] ?? ["castle", 0];
  const tile = view.placed[side]?.[cell];
  const shield = view.shields[side]?.[cell];
  const space = t("castles_of_burgundy_web-space", {
    cell,
    number,
    colour: colourName(colour),
  });
  return joinParts([space, tile ? tileLabel(tile) : null, shield ? shieldLabel(shield) : null]);
}

/** A tile of the Châteauma, which may lie face down. */
export function automatonTileName(name: string): string {
  if (name === "covered") return t("castles_of_burgundy_web-covered");
  const [face, tile] = name.split(":");
  return face === "wild" && tile
    ? t("castles_of_burgundy_web-face-down", { name: tileName(tile) })
    : tileName(name);
}

/** A space of a vineyard: its number and bonuses, or what grows there. */
export function bedLabel(view: View, seat: number, { id, level, number, bonuses }: Bed): string {
  const laid = view.vineyards[seat]?.[id];
  const name = t("castles_of_burgundy_web-bed", { space: id, level, number });
  const list = bonuses.map((effect) => t("castles_of_burgundy-bonus", { effect })).join(", ");
  return `${name}: ${laid ? doubleLabel(laid) : t("castles_of_burgundy_web-bed-bonuses", { list })}`;
}

/** What lies in a place of the vineyard depot or of the shop. */
const offeredDouble = (places: View["vineyard_depot"], id: string): string => {
  const found = places[Number(id) - 1];
  return found ? doubleLabel(found) : "";
};

/** A label with what it costs in workers, where that is known. */
export const withCost = (label: string, workers: number | null): string =>
  workers === null ? label : `${label} (${t("castles_of_burgundy_web-cost", { workers })})`;

/** The area that a space belongs to, and what it pays. */
export function areaLabel(view: View, seat: number, cell: string): string {
  const area = view.areas[sideOf(view, seat)]?.find(({ cells }) => cells.includes(cell));
  if (!area) return "";
  const pays = (points: number): string => t("castles_of_burgundy-points", { points });
  const { size, filled } = area;
  return area.complete
    ? t("castles_of_burgundy_web-area-done", { size, points: pays(area.points) })
    : t("castles_of_burgundy_web-area", {
        size,
        filled,
        points: pays(area.points),
        phase: pays(view.phase_points),
      });
}

/** What is explained below the table: `tile:bank`, `shield:7`, `cell:D4` ... */
export function explanation(view: View, seat: number, target: string | null): string {
  const [kind = "", id = ""] = (target ?? "").split(":");
  if (kind === "cell") return `${cellLabel(view, seat, id)}. ${areaLabel(view, seat, id)}`;
  return kind ? targetLabel(view, seat, kind === "tile" ? "stored" : kind, id) : "";
}

/** What a target such as `cell:D4` is called. */
export function targetLabel(view: View, seat: number, kind: string, id: string): string {
  if (kind === "cell") return cellLabel(view, seat, id);
  if (kind === "slot") return tileLabel(id.slice(id.indexOf("-") + 1));
  if (["black", "stored", "shared", "building"].includes(kind)) return tileLabel(id);
  if (kind === "vat") return offeredDouble(view.vineyard_depot, id);
  if (kind === "stall") return offeredDouble(view.vineyard_shop, id);
  if (kind === "grape") return t("castles_of_burgundy-grape", { grape: id });
  const bed = kind === "bed" ? BEDS.find((one) => String(one.id) === id) : null;
  if (bed) return bedLabel(view, seat, bed);
  if (kind === "shield") return shieldLabel(Number(id));
  if (kind === "good" || kind === "gather") return goodName(id);
  if (kind === "depot") return t("castles_of_burgundy_web-depot", { depot: id });
  if (kind === "die") return t("castles_of_burgundy_web-die", { die: id });
  if (kind === "duchy") return t("castles_of_burgundy_web-duchy", { number: Number(id) });
  if (kind === "route") return t("castles_of_burgundy_web-route-tile", { number: Number(id) });
  return kind === "seat" ? seatName(undefined, Number(id)) : id;
}
