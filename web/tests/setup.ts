/** The words of all games are there from the beginning, as on the page of a table. */
import { locale } from "$lib/i18n/index.svelte";

await Promise.all(
  ["castles_of_burgundy", "council_of_four", "kingdom_builder", "kingsburg"].map((game) =>
    locale.include(game),
  ),
);
