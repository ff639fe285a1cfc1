/** The signs of Council of Four: councillors and cards, cities, and what one gains. */
import { t } from "$lib/i18n/index.svelte";
import { named, type Sign, type SignGroup } from "$lib/rules/legend";
import "../council.css";
import { ICONS, type IconName } from "../pictures/icons";
import { COLOURS, METALS, REGIONS, type Metal } from "../types";

const sign = (name: IconName, key: string): Sign => ({ ...named(key), drawing: ICONS[name] });

const isMetal = (metal: Metal): metal is Exclude<Metal, "purple"> => metal !== "purple"; // the king's city has none

export const legend = (): readonly SignGroup[] => [
  {
    title: t("rules-legend-councillors"),
    signs: [
      ...COLOURS.map((colour) => ({
        name: t("council_of_four-colour", { colour }),
        text: t("council_of_four_legend-colour"),
        drawing: ICONS[colour],
        tint: `cf-${colour}`,
        ruling: "CF-33",
      })),
      { ...sign("joker", "council_of_four_legend-joker"), tint: "cf-joker", ruling: "CF-36" },
      { ...sign("arrow", "council_of_four_legend-arrow"), ruling: "CF-31" },
    ],
  },
  {
    title: t("rules-legend-cities"),
    signs: [
      ...METALS.filter(isMetal).map((metal) => ({
        name: t("council_of_four-metal", { metal }),
        text: t("council_of_four_legend-metal"),
        drawing: ICONS[metal],
        tint: `cf-metal-${metal}`,
        ruling: "CF-58",
      })),
      { ...sign("crown", "council_of_four_legend-crown"), tint: "cf-metal-purple", ruling: "CF-44" },
      { ...sign("emporium", "council_of_four_legend-emporium"), ruling: "CF-48" },
      { ...sign("road", "council_of_four_legend-road"), ruling: "CF-53" },
      { ...sign("permit", "council_of_four_legend-permit"), ruling: "CF-43" },
      ...REGIONS.map((region) => ({
        name: t("council_of_four-region", { region }),
        text: t("council_of_four_legend-region"),
        drawing: ICONS[region],
        ruling: "CF-59",
      })),
    ],
  },
  {
    title: t("rules-legend-gains"),
    signs: [
      sign("victory_point", "council_of_four_legend-victory_point"),
      sign("coin", "council_of_four_legend-coin"),
      sign("assistant", "council_of_four_legend-assistant"),
      sign("politics_card", "council_of_four_legend-politics_card"),
      { ...sign("nobility_step", "council_of_four_legend-nobility_step"), ruling: "CF-64" },
      { ...sign("main_action", "council_of_four_legend-main_action"), ruling: "CF-23" },
      { ...sign("reuse_city_token", "council_of_four_legend-reuse_city_token"), ruling: "CF-67" },
      { ...sign("take_face_up_permit", "council_of_four_legend-take_face_up_permit"), ruling: "CF-69" },
      { ...sign("reuse_permit_rewards", "council_of_four_legend-reuse_permit_rewards"), ruling: "CF-71" },
    ],
  },
];
