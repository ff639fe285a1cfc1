/** The signs of Kingdom Builder: terrains, location tiles, guilds and what else the board shows. */
import { t } from "$lib/i18n/index.svelte";
import House from "$lib/icons/House.svelte";
import type { Sign, SignGroup } from "$lib/rules/legend";
import { named } from "$lib/rules/legend";
import { CASTLE_GOLD, RULING_OF } from "../data";
import { GUILDS, TERRAINS, TILES, type HexKind } from "../types";
import TerrainHex from "./TerrainHex.svelte";

const BARREN = {
  water: "kingdom_builder_legend-water",
  mountain: "kingdom_builder_legend-mountain",
  castle: "kingdom_builder_legend-castle",
  location: "kingdom_builder_legend-location",
} as const;

const hex = (kind: HexKind, key: string): Sign => ({
  name: t("kingdom_builder-terrain", { terrain: kind }),
  text: t(key),
  Picture: TerrainHex,
  props: { kind },
});

export const legend = (): readonly SignGroup[] => [
  {
    title: t("rules-legend-board"),
    signs: [
      ...TERRAINS.map((kind) => hex(kind, "kingdom_builder_legend-land")),
      ...Object.entries(BARREN).map(([kind, key]) => hex(kind as keyof typeof BARREN, key)),
      {
        ...named("kingdom_builder_legend-settlement"),
        Picture: House,
        props: { seat: 0, size: "32px" },
      },
      { ...named("kingdom_builder_legend-supply"), icon: "settlement" },
      { ...named("kingdom_builder_legend-hourglass"), icon: "hourglass" },
      { ...named("kingdom_builder_legend-points"), icon: "points" },
    ],
  },
  {
    title: t("kingdom_builder_web-tiles"),
    signs: TILES.map((tile) => ({
      name: t("kingdom_builder-tile", { tile }),
      text: t("kingdom_builder-tile.help", { tile }),
      icon: tile,
      ruling: RULING_OF.get(tile) ?? null,
    })),
  },
  {
    title: t("kingdom_builder_web-guilds"),
    signs: [
      ...GUILDS.map((guild) => ({
        name: t("kingdom_builder-guild", { guild }),
        text: t("kingdom_builder-guild.help", { guild }),
        icon: guild,
        ruling: RULING_OF.get(guild) ?? null,
      })),
      {
        name: t("kingdom_builder-source", { source: "castles" }),
        text: t("kingdom_builder_web-castles", { gold: CASTLE_GOLD }),
        icon: "castles",
        ruling: RULING_OF.get("castles") ?? null,
      },
    ],
  },
];
