/** Pieces of Kingsburg in words, in the language chosen. */
import { joinParts, seatName } from "$lib/stage/labels";
import { t } from "$lib/i18n/index.svelte";
import { cachedRuling } from "$lib/app/rulebook.svelte";
import { ADVISORS, BUILDINGS, INVADERS, rulingOf, SPACES } from "./data";
import { whimOrTarget } from "./targets";
import { GOODS, bySeat, type Amounts, type Group, type View } from "./types";

/** What a target is called. */
function targetName(kind: string, id: string): string {
  if (kind === "whim") return t("kingsburg_web-whim", { number: Number(id) });
  if (kind === "deck") return t("kingsburg-deck", { deck: id });
  if (kind === "seat") return t("seat-name", { number: Number(id) + 1 });
  if (["building", "governor", "destiny", "scenario", "effect", "good"].includes(kind))
    return t(`kingsburg-${kind}`, { [kind]: id });
  return id;
}

/** What a piece does, as its ruling says; nothing before the rulings are there. */
export function explanation(target: string): string {
  const ruling = rulingOf(target);
  return (ruling && cachedRuling("kingsburg", ruling)?.text) || "";
}

/** A piece with what it does. */
export const pieceLabel = (
  target: string,
  ...more: readonly (string | false | null | undefined)[]
): string => {
  const [kind = "", id = ""] = target.split(":");
  return joinParts([joinParts([targetName(kind, id), ...more]), explanation(target)], ". ");
};

const goodsText = (amounts: Amounts): string =>
  t("kingsburg-goods", Object.fromEntries(GOODS.map((good) => [good, amounts[good] ?? 0])));

const groupText = (group: Group, names?: readonly string[]): string =>
  `${group.seat === null ? t("kingsburg_web-neutral") : seatName(names, group.seat)} ${group.dice}`;

/** What a place at court is called: one advisor has another name in each edition. */
export const placeName = (view: View, id: string): string =>
  t("kingsburg-place", { place: id, edition: view.edition });

const placeNumber = (id: string): number =>
  ADVISORS.find((advisor) => advisor.id === id)?.number ?? SPACES[id]?.number ?? 0;

/** A place at court as a screen reader says it. */
export function placeLabel(view: View, id: string, names?: readonly string[]): string {
  const number = placeNumber(id);
  const meant = whimOrTarget(view, `place:${id}`);
  return joinParts(
    [
      joinParts([
        `${placeName(view, id)} (${number})`,
        ...(view.placed[id] ?? []).map((group) => groupText(group, names)),
        meant.startsWith("whim:") && t("kingsburg_web-whim", { number }),
      ]),
      explanation(meant),
    ],
    ". ",
  );
}

export type BuildingState = "built" | "affordable" | "next" | "later";

export function buildingState(view: View, seat: number, id: string): BuildingState {
  if (bySeat(view.buildings, seat, []).includes(id)) return "built";
  if (bySeat(view.affordable, seat, []).includes(id)) return "affordable";
  return bySeat(view.next, seat, []).includes(id) ? "next" : "later";
}

/** The points of a building; what the Sorcerer raised has none. */
export const buildingPoints = (view: View, seat: number, id: string): number =>
  bySeat(view.free, seat, []).includes(id) ? 0 : (BUILDINGS.get(id)?.vp ?? 0);

/** A building of a province: its state, cost now, points, and what it does. */
export function buildingLabel(view: View, seat: number, id: string): string {
  const state = buildingState(view, seat, id);
  return pieceLabel(
    `building:${id}`,
    t("kingsburg_web-state", { state }),
    state !== "built" && goodsText(view.costs[seat]?.[id] ?? {}),
    t("kingsburg-points", { points: buildingPoints(view, seat, id) }),
  );
}

/** Whether this year's battle has been fought: its card has left, and the next comes with the new year. */
export const battleIsOver = (view: View): boolean => view.year > 0 && view.past.length === view.year;

/** The invaders as far as this seat knows them. */
export const invaderText = (id: string | null): string =>
  t("kingsburg-invader", { invader: id !== null && INVADERS.has(id) ? id : "unknown" });

/** What a target such as `place:king` or `goods:gold+wood` is called in a list, without what it does. */
export function targetLabel(view: View, kind: string, id: string): string {
  if (kind === "place") return `${placeName(view, id)} (${placeNumber(id)})`;
  if (kind === "goods")
    return id
      .split("+")
      .map((good) => t("kingsburg-good", { good }))
      .join(" + ");
  return targetName(kind, id);
}
