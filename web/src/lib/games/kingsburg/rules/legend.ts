/** The signs of Kingsburg: goods, seasons, battle, advisors and buildings. */
import { t } from "$lib/i18n/index.svelte";
import type { IconName } from "$lib/icons/site-icons";
import { named, type Sign, type SignGroup } from "$lib/rules/legend";
import { ADVISORS, BUILDINGS, RACES } from "../data";
import { explanation } from "../labels";
import "../kingsburg.css";
import { BUILDING_ICONS } from "../pictures/building-icons";
import Dice from "../pictures/Dice.svelte";
import IconLine from "../pictures/IconLine.svelte";
import Portrait from "../pictures/Portrait.svelte";
import RaceSigns from "./RaceSigns.svelte";

const sign = (icon: IconName, key: string, tint = ""): Sign => ({ ...named(key), icon, tint });

const ROWS_OF_BASE = "ABCDEFG";
const buildings = (reconstructed: boolean): readonly Sign[] =>
  [...BUILDINGS.values()]
    .filter((building) => building.reconstructed === reconstructed)
    .sort((a, b) => ROWS_OF_BASE.indexOf(a.row) - ROWS_OF_BASE.indexOf(b.row) || a.column - b.column)
    .map(({ id, ruling }) => ({
      name: t("kingsburg-building", { building: id }),
      text: explanation(`building:${id}`),
      drawing: BUILDING_ICONS[id] ?? "",
      ruling,
    }));

export const legend = (): readonly SignGroup[] => [
  {
    title: t("rules-legend-goods"),
    signs: [
      sign("gold", "kingsburg_legend-gold", "gold"),
      sign("wood", "kingsburg_legend-wood", "wood"),
      sign("stone", "kingsburg_legend-stone", "stone"),
      sign("goods", "kingsburg_legend-goods"),
      { ...named("kingsburg_legend-plus2"), Picture: IconLine, props: { of: "plus2", size: 26 } },
      sign("points", "kingsburg_legend-points", "vp"),
      sign("soldier", "kingsburg_legend-soldier", "soldier"),
      sign("die", "kingsburg_legend-die"),
      { ...named("kingsburg_legend-pips"), Picture: Dice, props: { dice: "4", seat: 0, size: 26 } },
      sign("eye", "kingsburg_legend-eye"),
    ],
  },
  {
    title: t("rules-legend-seasons"),
    signs: [
      sign("flower", "kingsburg_legend-flower"),
      sign("sun", "kingsburg_legend-sun"),
      sign("leaf", "kingsburg_legend-leaf"),
      sign("snow", "kingsburg_legend-snow"),
      sign("crown", "kingsburg_legend-crown"),
      sign("envoy", "kingsburg_legend-envoy"),
      sign("star", "kingsburg_legend-star"),
      sign("sack", "kingsburg_legend-sack"),
      sign("link", "kingsburg_legend-link"),
    ],
  },
  {
    title: t("rules-legend-battle"),
    signs: [
      sign("sword", "kingsburg_legend-sword", "sword"),
      sign("trophy", "kingsburg_legend-trophy"),
      sign("close", "kingsburg_legend-close"),
      sign("flame", "kingsburg_legend-flame"),
      sign("shield", "kingsburg_legend-shield"),
      sign("people", "kingsburg_legend-people"),
      ...RACES.map((race) => ({
        name: t("kingsburg_legend-race", { race }),
        text: t("kingsburg_legend-race.help"),
        Picture: RaceSigns,
        props: { race },
      })),
    ],
  },
  {
    title: t("rules-legend-advisors"),
    signs: ADVISORS.map(({ id, ruling }) => ({
      name: t("kingsburg-place", { place: id, edition: 2 }),
      text: explanation(`place:${id}`),
      Picture: Portrait,
      props: { advisor: id, size: 44 },
      ruling,
    })),
  },
  {
    title: t("rules-legend-buildings"),
    signs: [
      sign("settlement", "kingsburg_legend-settlement"),
      sign("check", "kingsburg_legend-check"),
      sign("again", "kingsburg_legend-again"),
      ...buildings(false),
    ],
  },
  { title: t("rules-legend-alternative"), signs: buildings(true) },
];
