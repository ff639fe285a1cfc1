/** The rules of Council of Four in short. */
import type { Summary } from "$lib/rules/summary";
import data from "$games/council_of_four/data/council_of_four.json";

const { politics, councillors, players, actions, end } = data;
const [coins_0 = 0] = players.coins;
const [assistants_0 = 0] = players.assistants;
const [nobility_0 = 0, nobility_1 = 0] = end.nobility;

export const summary: Summary = {
  chapters: [
    { id: "goal", title: "rules-title-goal", text: "council_of_four_rules-goal" },
    { id: "setup", title: "rules-title-setup", text: "council_of_four_rules-setup", figures: ["board"] },
    { id: "turn", title: "rules-title-turn", text: "council_of_four_rules-turn", figures: ["hand"] },
    {
      id: "councils",
      title: "council_of_four_rules-title-councils",
      text: "council_of_four_rules-councils",
      figures: ["council"],
    },
    {
      id: "building",
      title: "council_of_four_rules-title-building",
      text: "council_of_four_rules-building",
      figures: ["network", "nobility"],
      signs: ["rules-legend-gains"],
    },
    { id: "end", title: "rules-title-end", text: "council_of_four_rules-end" },
  ],
  expansions: [],
  captions: {
    board: "council_of_four_rules-figure-board",
    hand: "council_of_four_rules-figure-hand",
    council: "council_of_four_rules-figure-council",
    network: "council_of_four_rules-figure-network",
    nobility: "council_of_four_rules-figure-nobility",
  },
  facts: {
    seats: councillors.per_balcony,
    emporiums: players.emporiums,
    hand: politics.first_hand,
    coins_0,
    assistants_0,
    elect: actions.elect.gain_coins,
    road: actions.king.coins_per_road,
    engage: actions.engage.cost_coins,
    exchange: actions.exchange.cost_assistants,
    send: actions.send.cost_assistants,
    extra: actions.extra.cost_assistants,
    price_1: politics.price_by_cards["1"],
    price_2: politics.price_by_cards["2"],
    price_3: politics.price_by_cards["3"],
    joker: politics.price_per_joker,
    last: end.last_emporium,
    most: end.most_permits,
    nobility_0,
    nobility_1,
  },
};
