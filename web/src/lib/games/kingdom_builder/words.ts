/** Hexes and tiles in words, in the language chosen. */
import { t } from "$lib/i18n/index.svelte";
import type { Hex, Land } from "./land";
import type { View } from "./types";

export interface Owners {
  readonly seats: ReadonlyMap<string, number>;
  readonly names: readonly string[];
}

/** Who stands where. */
export const ownersOf = (view: View): ReadonlyMap<string, number> =>
  new Map(view.settlements.flatMap((cells, seat) => cells.map((cell) => [cell, seat] as const)));

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

/** A hex as a screen reader says it: "forest, F12, empty, beside the farm". */
export function hexLabel(view: View, hex: Hex, owner: number | undefined, names?: readonly string[]): string {
  if (hex.tile) {
    const tile = t("kingdom_builder-tile", { tile: hex.tile });
    return t("kingdom_builder_web-hex-location", { tile, cell: hex.name, count: view.stock[hex.name] ?? 0 });
  }
  const ground = t("kingdom_builder-terrain", { terrain: hex.kind });
  const barren = hex.kind === "water" || hex.kind === "mountain" || hex.kind === "castle";
  const holder = owner === undefined ? (barren ? "barren" : "none") : owner === view.seat ? "you" : "other";
  const name = owner === undefined ? "" : seatName(names, owner);
  const beside = hex.beside ?? "none";
  const castle = hex.besideCastle && !barren;
  const said = t("kingdom_builder_web-hex", { ground, cell: hex.name, holder, name, beside, castle });
  return view.lifted === hex.name ? t("kingdom_builder_web-hex-lifted", { hex: said }) : said;
}

/** What a target such as `cell:F12` or `tile:farm` is called. */
export function targetLabel(view: View, land: Land, target: string, names?: readonly string[]): string {
  const [kind, name = ""] = target.split(":");
  if (kind === "tile") return t("kingdom_builder-tile", { tile: name });
  const hex = land.byName.get(name);
  return hex ? hexLabel(view, hex, ownersOf(view).get(name), names) : name;
}
