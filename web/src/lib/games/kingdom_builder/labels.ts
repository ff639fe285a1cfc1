/** Hexes and tiles in words, in the language chosen. */
import { seatName } from "$lib/stage/labels";
import { t, locale } from "$lib/i18n/index.svelte";
import { CASTLE_GOLD } from "./data";
import type { Hex, Land } from "./board/land";
import type { View } from "./types";

/** Who stands where. */
export const ownersOf = (view: View): ReadonlyMap<string, number> =>
  new Map(view.settlements.flatMap((cells, seat) => cells.map((cell) => [cell, seat] as const)));

const labelCache = new WeakMap<Hex, { known: string; label: string }>();

/** A hex as a screen reader says it: "forest, F12, empty, beside the farm". Kept until it changes. */
export function hexLabel(view: View, hex: Hex, owner: number | undefined, names?: readonly string[]): string {
  const name = owner === undefined ? "" : seatName(names, owner);
  const more = hex.tile ? view.stock[hex.name] : view.lifted === hex.name;
  const known = `${locale.lang} ${owner === view.seat} ${more} ${name}`;
  let cached = labelCache.get(hex);
  if (cached?.known !== known)
    labelCache.set(hex, (cached = { known, label: describeHex(view, hex, owner, name) }));
  return cached.label;
}

function describeHex(view: View, hex: Hex, owner: number | undefined, name: string): string {
  if (hex.tile) {
    const tile = t("kingdom_builder-tile", { tile: hex.tile });
    const help = t("kingdom_builder-tile.help", { tile: hex.tile });
    const count = view.stock[hex.name] ?? 0;
    return t("kingdom_builder_web-hex-location", { tile, cell: hex.name, count, help });
  }
  if (hex.kind === "castle")
    return t("kingdom_builder_web-hex-castle", { cell: hex.name, gold: CASTLE_GOLD });
  const ground = t("kingdom_builder-terrain", { terrain: hex.kind });
  const barren = hex.kind === "water" || hex.kind === "mountain";
  const holder = owner === undefined ? (barren ? "barren" : "none") : owner === view.seat ? "you" : "other";
  const beside = hex.beside ?? "none";
  const castle = hex.besideCastle && !barren;
  const label = t("kingdom_builder_web-hex", { ground, cell: hex.name, holder, name, beside, castle });
  return view.lifted === hex.name ? t("kingdom_builder_web-hex-lifted", { hex: label }) : label;
}

/** What a target such as `cell:F12` or `tile:farm` is called. */
export function targetLabel(
  view: View,
  land: Land,
  kind: string,
  id: string,
  names?: readonly string[],
): string {
  if (kind === "tile") return t("kingdom_builder-tile", { tile: id });
  const hex = land.byName.get(id);
  return hex ? hexLabel(view, hex, ownersOf(view).get(id), names) : id;
}
