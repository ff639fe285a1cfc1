/** The rules of The Castles of Burgundy in short. */
import type { Summary } from "$lib/rules/summary";
import data from "$games/castles_of_burgundy/data/castles_of_burgundy.json";

const { players, actions, areas, phases, bonus_tiles: bonus, final } = data;
const [workers_0 = 0, workers_1 = 0, workers_2 = 0, workers_3 = 0] = players.start.workers_in_order;
const phasePoints = Object.fromEntries(phases.in_order.map(({ id, points }) => [`phase_${id}`, points]));
const numbered = (name: string, by: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(by).map(([key, value]) => [`${name}_${key}`, value]));
const MODULE = "castles_of_burgundy-option-modules.value";

export const summary: Summary = {
  chapters: [
    { id: "goal", title: "rules-title-goal", text: "castles_of_burgundy_rules-goal" },
    { id: "setup", title: "rules-title-setup", text: "castles_of_burgundy_rules-setup", figures: ["depots"] },
    { id: "round", title: "castles_of_burgundy_rules-title-round", text: "castles_of_burgundy_rules-round" },
    { id: "turn", title: "rules-title-turn", text: "castles_of_burgundy_rules-turn", figures: ["turn"] },
    {
      id: "tiles",
      title: "castles_of_burgundy_rules-title-tiles",
      text: "castles_of_burgundy_rules-tiles",
      figures: ["pasture"],
      signs: ["rules-legend-tiles"],
    },
    {
      id: "scoring",
      title: "rules-title-scoring",
      text: "castles_of_burgundy_rules-scoring",
      figures: ["area"],
    },
    { id: "end", title: "rules-title-end", text: "castles_of_burgundy_rules-end" },
  ],
  expansions: [
    { module: "extra_tiles", title: MODULE, text: "castles_of_burgundy_rules-extra_tiles" },
    { module: "border_posts", title: MODULE, text: "castles_of_burgundy_rules-border_posts" },
    { module: "white_castles", title: MODULE, text: "castles_of_burgundy_rules-white_castles" },
    { module: "inns", title: MODULE, text: "castles_of_burgundy_rules-inns" },
    { module: "trade_routes", title: MODULE, text: "castles_of_burgundy_rules-trade_routes" },
    { module: "shields", title: MODULE, text: "castles_of_burgundy_rules-shields" },
    { module: "teams", title: MODULE, text: "castles_of_burgundy_rules-teams" },
    { module: "solo", title: MODULE, text: "castles_of_burgundy_rules-solo" },
    { module: "vineyards", title: MODULE, text: "castles_of_burgundy_rules-vineyards" },
    { module: "chateauma", title: MODULE, text: "castles_of_burgundy_rules-chateauma" },
  ],
  captions: {
    depots: "castles_of_burgundy_rules-figure-depots",
    turn: "castles_of_burgundy_rules-figure-turn",
    pasture: "castles_of_burgundy_rules-figure-pasture",
    area: "castles_of_burgundy_rules-figure-area",
  },
  facts: {
    rounds: phases.rounds,
    goods: players.start.goods,
    silver: players.start.silver,
    workers_0,
    workers_1,
    workers_2,
    workers_3,
    storage: players.storage,
    sale_silver: actions.sale_silver,
    ...numbered("sale", actions.sale_points),
    take_workers: actions.workers,
    price: actions.black_price,
    ...numbered("area", areas.points),
    ...phasePoints,
    ...numbered("first", bonus.first),
    ...numbered("second", bonus.second),
    unsold: final.unsold_good,
    coin: final.silver,
    pair: final.workers_per_point,
    example: areas.points["3"] + (phasePoints["phase_B"] ?? 0),
  },
};
