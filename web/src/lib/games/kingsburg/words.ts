/** Pieces of Kingsburg in words, in the language chosen. */
import { t } from "$lib/i18n/index.svelte";
import { rulingNow } from "$lib/rules.svelte";
import { ADVISORS, BUILDINGS, INVADERS, rulingOf, SPACES } from "./data";
import { covered } from "./targets";
import { GOODS, of, type Amounts, type Group, type View } from "./types";

export const seatName = (names: readonly string[] | undefined, seat: number): string =>
  names?.[seat] ?? t("seat-name", { number: seat + 1 });

export const joined = (parts: readonly (string | false | null | undefined)[], by = ", "): string =>
  parts.filter(Boolean).join(by);

/** What a target is called. */
export function nameOf(kind: string, id: string): string {
  if (kind === "whim") return t("kingsburg_web-whim", { number: Number(id) });
  if (kind === "deck") return t("kingsburg-deck", { deck: id });
  if (kind === "seat") return t("seat-name", { number: Number(id) + 1 });
  if (["place", "building", "governor", "destiny", "scenario", "effect", "good"].includes(kind))
    return t(`kingsburg-${kind}`, { [kind]: id });
  return id;
}

/** What a piece does, as its ruling says; nothing before the rulings are there. */
export function explained(target: string): string {
  const ruling = rulingOf(target);
  return (ruling && rulingNow("kingsburg", ruling)?.text) || "";
}

/** A piece with what it does. */
export const told = (target: string, ...more: readonly (string | false | null | undefined)[]): string => {
  const [kind = "", id = ""] = target.split(":");
  return joined([joined([nameOf(kind, id), ...more]), explained(target)], ". ");
};

export const goodsSaid = (amounts: Amounts): string =>
  t("kingsburg-goods", Object.fromEntries(GOODS.map((good) => [good, amounts[good] ?? 0])));

const groupSaid = (group: Group, names?: readonly string[]): string =>
  `${group.seat === null ? t("kingsburg_web-neutral") : seatName(names, group.seat)} ${group.dice}`;

/** A place at court as a screen reader says it. */
export function placeLabel(view: View, id: string, names?: readonly string[]): string {
  const number = ADVISORS.find((advisor) => advisor.id === id)?.number ?? SPACES[id]?.number ?? 0;
  const meant = covered(view, `place:${id}`);
  return joined(
    [
      joined([
        `${t("kingsburg-place", { place: id })} (${number})`,
        ...(view.placed[id] ?? []).map((group) => groupSaid(group, names)),
        meant.startsWith("whim:") && t("kingsburg_web-whim", { number }),
      ]),
      explained(meant),
    ],
    ". ",
  );
}

export type State = "built" | "affordable" | "next" | "later";

export function stateOf(view: View, seat: number, id: string): State {
  if (of(view.buildings, seat, []).includes(id)) return "built";
  if (of(view.affordable, seat, []).includes(id)) return "affordable";
  return of(view.next, seat, []).includes(id) ? "next" : "later";
}

/** The points of a building; what the Sorcerer raised has none. */
export const pointsOf = (view: View, seat: number, id: string): number =>
  of(view.free, seat, []).includes(id) ? 0 : (BUILDINGS.get(id)?.vp ?? 0);

/** A building of a province: its state, cost now, points, and what it does. */
export function buildingLabel(view: View, seat: number, id: string): string {
  const state = stateOf(view, seat, id);
  return told(
    `building:${id}`,
    t("kingsburg_web-state", { state }),
    state !== "built" && goodsSaid(view.costs[seat]?.[id] ?? {}),
    t("kingsburg-points", { points: pointsOf(view, seat, id) }),
  );
}

/** The invaders as far as this seat knows them. */
export const invaderSaid = (id: string | null): string =>
  t("kingsburg-invader", { invader: id !== null && INVADERS.has(id) ? id : "unknown" });

/** What a target such as `place:king` is called. */
export function targetLabel(view: View, kind: string, id: string, names?: readonly string[]): string {
  if (kind === "place") return placeLabel(view, id, names);
  return nameOf(kind, id);
}
