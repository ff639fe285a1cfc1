/** Tiles, shields, goods and spaces in words, in the language chosen. */
import { t } from "$lib/i18n/index.svelte";
import { HERDS, SHIELD_POINTS } from "./data";
import type { Goods, View } from "./types";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

export const joined = (parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(", ");

/** A tile by name, without the hint that its name carries elsewhere. */
export const tileName = (tile: string): string =>
  /^m\d/.test(tile)
    ? t("castles_of_burgundy_web-monastery", { number: Number(tile.slice(1)) })
    : t("castles_of_burgundy-tile", { tile });

/** What a tile does. */
export const effectOf = (tile: string): string =>
  t("castles_of_burgundy_web-effect", { tile: HERDS.has(tile) && tile !== "geese" ? "livestock" : tile });

export const tileLabel = (tile: string): string =>
  t("castles_of_burgundy_web-explained", { name: tileName(tile), effect: effectOf(tile) });

export const shieldLabel = (shield: number): string =>
  t("castles_of_burgundy_web-explained", {
    name: t("castles_of_burgundy_web-shield-name", {
      number: shield,
      points: t("castles_of_burgundy-points", { points: SHIELD_POINTS.get(shield) ?? 0 }),
    }),
    effect: t("castles_of_burgundy_web-shield", { shield }),
  });

export const goodName = (good: number | string): string =>
  t("castles_of_burgundy-good", { good: Number(good) });

/** Goods as a list: "red goods (4) ×2". */
export const goodsLabel = (goods: Goods | undefined): string =>
  Object.entries(goods ?? {})
    .map(([good, count]) => `${goodName(good)} ×${count}`)
    .join(", ");

/** A space of a duchy: "D4, castles 6: castle". */
export function cellLabel(view: View, seat: number, cell: string): string {
  const [colour, number] = view.board[seat]?.[cell] ?? ["castle", 0];
  const tile = view.placed[seat]?.[cell];
  const shield = view.shields[seat]?.[cell];
  const space = t("castles_of_burgundy_web-space", {
    cell,
    number,
    colour: t("castles_of_burgundy_web-colour", { colour }),
  });
  return joined([space, tile ? tileLabel(tile) : null, shield ? shieldLabel(shield) : null]);
}

/** A label with what it costs in workers, where that is known. */
export const withCost = (label: string, workers: number | null): string =>
  workers === null ? label : `${label} (${t("castles_of_burgundy_web-cost", { workers })})`;

/** The area that a space belongs to, and what it pays. */
export function areaLabel(view: View, seat: number, cell: string): string {
  const area = view.areas[seat]?.find(({ cells }) => cells.includes(cell));
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

/** What is explained below the table: `tile:bank`, `shield:7` or `cell:D4`. */
export function explained(view: View, seat: number, looked: string | null): string {
  const [kind, id = ""] = (looked ?? "").split(":");
  if (kind === "tile") return tileLabel(id);
  if (kind === "shield") return shieldLabel(Number(id));
  return kind === "cell" ? `${cellLabel(view, seat, id)}. ${areaLabel(view, seat, id)}` : "";
}

/** What a target such as `cell:D4` is called. */
export function targetLabel(view: View, seat: number, kind: string, id: string): string {
  if (kind === "cell") return cellLabel(view, seat, id);
  if (kind === "slot") return tileLabel(id.slice(id.indexOf("-") + 1));
  if (kind === "black" || kind === "stored" || kind === "building") return tileLabel(id);
  if (kind === "shield") return shieldLabel(Number(id));
  if (kind === "good" || kind === "gather") return goodName(id);
  if (kind === "depot") return t("castles_of_burgundy_web-depot", { depot: id });
  if (kind === "die") return t("castles_of_burgundy_web-die", { die: id });
  if (kind === "duchy") return t("castles_of_burgundy_web-duchy", { number: Number(id) });
  if (kind === "route") return t("castles_of_burgundy_web-route-tile", { number: Number(id) });
  return kind === "seat" ? seatName(undefined, Number(id)) : id;
}
