/** The rules of Kingdom Builder in short. */
import type { Summary } from "$lib/rules/summary";
import data from "$games/kingdom_builder/data/kingdom_builder.json";

export const summary: Summary = {
  chapters: [
    { id: "goal", title: "rules-title-goal", text: "kingdom_builder_rules-goal" },
    { id: "setup", title: "rules-title-setup", text: "kingdom_builder_rules-setup", figures: ["board"] },
    {
      id: "turn",
      title: "rules-title-turn",
      text: "kingdom_builder_rules-turn",
      figures: ["adjacent", "apart"],
    },
    {
      id: "locations",
      title: "rules-title-locations",
      text: "kingdom_builder_rules-locations",
      figures: ["tavern"],
      signs: ["kingdom_builder_web-tiles"],
    },
    {
      id: "guilds",
      title: "rules-title-guilds",
      text: "kingdom_builder_rules-guilds",
      figures: ["mat"],
      signs: ["kingdom_builder_web-guilds"],
    },
    { id: "end", title: "rules-title-end", text: "kingdom_builder_rules-end" },
  ],
  expansions: [],
  captions: {
    board: "kingdom_builder_rules-figure-board",
    adjacent: "kingdom_builder_rules-figure-adjacent",
    apart: "kingdom_builder_rules-figure-apart",
    tavern: "kingdom_builder_rules-figure-tavern",
    mat: "kingdom_builder_rules-figure-mat",
  },
  facts: {
    tiles: data.pieces.tiles_per_location_hex,
    settlements: data.pieces.settlements_per_seat,
    builds: data.pieces.mandatory_builds,
    castle: data.castle.gold,
    line: data.tiles.by_id.tavern.line,
  },
};
