/** Cities, permits and councils in words, in the language chosen. */
import { joinParts, seatName } from "$lib/stage/labels";
import { t } from "$lib/i18n/index.svelte";
import type { Council, View } from "./types";

/** A city as a screen reader says it: "Arkon, gold, token: 2 coins, emporiums of Ania". */
export function cityLabel(view: View, city: string, names?: readonly string[]): string {
  const token = view.tokens[city];
  const metal = view.metals[city];
  const owners = view.emporiums.flatMap((cities, seat) =>
    cities.includes(city) ? [seatName(names, seat)] : [],
  );
  if (view.neutral.includes(city)) owners.push(t("council_of_four_web-neutral"));
  return joinParts([
    t("council_of_four-city", { city }),
    metal ? t("council_of_four-metal", { metal }) : null,
    token ? t("council_of_four_web-token", { token: t("council_of_four-token", { token }) }) : null,
    view.king === city && t("council_of_four_web-king-here"),
    owners.length > 0 && t("council_of_four_web-owners", { list: owners.join(", ") }),
  ]);
}

/** A council as a screen reader says it, from the newest councillor to the one that falls next. */
export function councilLabel(view: View, council: Council): string {
  const row = view.balconies[council].flatMap((colour) =>
    colour ? [t("council_of_four-colour", { colour })] : [],
  );
  const name = t("council_of_four-council", { council });
  return t("council_of_four_web-council", { council: name, list: row.join(", ") });
}

/** A permit by the letters of its cities. */
export function permitLabel(id: string, used = false): string {
  const permit = t("council_of_four-permit", { permit: id });
  return used
    ? t("council_of_four_web-permit-used", { permit })
    : t("council_of_four_web-permit", { permit });
}

/** Points in words. */
export const pointsText = (points: number): string => t("council_of_four-points", { points });

/** What a target such as `city:arkon` is called. */
export function targetLabel(view: View, kind: string, id: string, names?: readonly string[]): string {
  if (kind === "city") return cityLabel(view, id, names);
  if (kind === "permit") return permitLabel(id);
  if (kind === "council") return councilLabel(view, id as Council);
  if (kind === "region") return t("council_of_four-region", { region: id });
  if (kind === "colour") return t("council_of_four-colour", { colour: id });
  return id;
}
