/** The rules of Kingsburg in short. */
import type { Summary } from "$lib/rules/summary";
import governors from "$games/kingsburg/data/governors.json";
import data from "$games/kingsburg/data/kingsburg.json";

const [neutral_0 = 0, neutral_1 = 0] = data.dice.neutral;
const MODULE = "kingsburg-option-modules.value";

export const summary: Summary = {
  chapters: [
    { id: "goal", title: "rules-title-goal", text: "kingsburg_rules-goal" },
    { id: "setup", title: "rules-title-setup", text: "kingsburg_rules-setup", figures: ["board"] },
    { id: "year", title: "kingsburg_rules-title-year", text: "kingsburg_rules-year" },
    {
      id: "season",
      title: "kingsburg_rules-title-season",
      text: "kingsburg_rules-season",
      figures: ["placing"],
      signs: ["rules-legend-advisors"],
    },
    {
      id: "building",
      title: "kingsburg_rules-title-building",
      text: "kingsburg_rules-building",
      figures: ["province"],
    },
    {
      id: "winter",
      title: "kingsburg_rules-title-winter",
      text: "kingsburg_rules-winter",
      figures: ["winter"],
    },
    { id: "end", title: "rules-title-end", text: "kingsburg_rules-end" },
  ],
  expansions: [
    { module: "extra_rows", title: MODULE, text: "kingsburg_rules-extra_rows" },
    { module: "alternate_rows", title: MODULE, text: "kingsburg_rules-alternate_rows" },
    { module: "governors", title: MODULE, text: "kingsburg_rules-governors" },
    { module: "destiny", title: MODULE, text: "kingsburg_rules-destiny" },
    { module: "troop_tokens", title: MODULE, text: "kingsburg_rules-troop_tokens" },
    { module: "whims", title: MODULE, text: "kingsburg_rules-whims" },
    { module: "scenario", title: "kingsburg-option-scenario", text: "kingsburg_rules-scenario" },
  ],
  captions: {
    board: "kingsburg_rules-figure-board",
    placing: "kingsburg_rules-figure-placing",
    province: "kingsburg_rules-figure-province",
    winter: "kingsburg_rules-figure-winter",
  },
  facts: {
    years: data.years,
    dice: data.dice.coloured_per_player,
    reward: data.kings_reward.vp,
    recruit: data.recruiting.goods_per_soldier,
    plus2: data.plus2.value,
    strongest: data.strongest.vp,
    neutral_0,
    neutral_1,
    deal: governors.governor_cards.deal,
  },
};
