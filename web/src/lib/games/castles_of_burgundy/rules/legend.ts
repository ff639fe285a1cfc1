/** The signs of The Castles of Burgundy: tiles with what they do, things, and those of expansions. */
import { t } from "$lib/i18n/index.svelte";
import { named, type Sign, type SignGroup } from "$lib/rules/legend";
import "../burgundy.css";
import { effectOf, tileName } from "../labels";
import { COLOUR_OF } from "../data";
import { ICONS, type IconName } from "../pictures/icons";
import { MONASTERY_FACES } from "../pictures/monasteries";
import TileHex from "../pictures/TileHex.svelte";

const BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower"] as const; // prettier-ignore
const ANIMALS = ["cow", "pig", "sheep", "goat"] as const;
const GRAPES = ["orange", "yellow", "green", "red", "black", "blue"] as const;

const sign = (name: IconName, key: string, tint = ""): Sign => ({
  ...named(key),
  drawing: ICONS[name],
  tint,
});
/** A tile as it lies on the board, with what it does. */
const tile = (id: string): Sign => ({
  name: tileName(id),
  text: effectOf(id),
  Picture: TileHex,
  props: { tile: id, size: 42 },
});
const drawnTile = (id: IconName): Sign => ({
  name: tileName(id),
  text: effectOf(id),
  drawing: ICONS[id],
  tint: `cb-${COLOUR_OF.get(id) ?? id}`,
});

export const legend = (): readonly SignGroup[] => [
  {
    title: t("rules-legend-tiles"),
    signs: [
      ...(["castle", "mine", "ship"] as const).map(drawnTile),
      sign("livestock", "castles_of_burgundy_legend-livestock", "cb-livestock"),
      ...ANIMALS.map((animal) => ({
        name: t("castles_of_burgundy_legend-animal", { animal }),
        text: t("castles_of_burgundy_legend-animal.help"),
        drawing: ICONS[animal],
        tint: "cb-livestock",
      })),
      sign("building", "castles_of_burgundy_legend-building", "cb-building"),
      ...BUILDINGS.map(drawnTile),
      sign("monastery", "castles_of_burgundy_legend-monastery", "cb-monastery"),
    ],
  },
  {
    title: t("rules-legend-things"),
    signs: [
      sign("worker", "castles_of_burgundy_legend-worker"),
      sign("silver", "castles_of_burgundy_legend-silver"),
      sign("goods", "castles_of_burgundy_legend-goods"),
      sign("points", "castles_of_burgundy_legend-points"),
      sign("bonus", "castles_of_burgundy_legend-bonus"),
      sign("black_depot", "castles_of_burgundy_legend-black_depot"),
      sign("store", "castles_of_burgundy_legend-store"),
      sign("space", "castles_of_burgundy_legend-space"),

      sign("free", "castles_of_burgundy_legend-free"),

      sign("top", "castles_of_burgundy_legend-top"),
    ],
  },
  { title: t("rules-legend-monasteries"), signs: [...MONASTERY_FACES.keys()].map(tile) },
  {
    title: t("rules-legend-expansions"),
    signs: [
      drawnTile("crane"),
      drawnTile("geese"),
      drawnTile("white_castle"),
      drawnTile("inn"),
      sign("shield", "castles_of_burgundy_legend-shield", "cb-shield"),
      sign("post", "castles_of_burgundy_legend-post"),
      ...GRAPES.map((grape) => ({
        name: t("castles_of_burgundy-grape", { grape }),
        text: t("castles_of_burgundy_legend-grape"),
        drawing: ICONS[grape],
      })),
      sign("double", "castles_of_burgundy_legend-double"),
      sign("vine", "castles_of_burgundy_legend-vine"),
      sign("target", "castles_of_burgundy_legend-target"),
      sign("round", "castles_of_burgundy_legend-round"),
      sign("wild", "castles_of_burgundy_legend-wild"),
      sign("covered", "castles_of_burgundy_legend-covered"),
    ],
  },
];
