/** Our signs on a grid of 24: one for each colour of space, each tile and each thing, told apart without colours. */
import boarding_house from "~icons/game-icons/bed";
import church from "~icons/game-icons/church";
import cow from "~icons/game-icons/cow";
import ship from "~icons/game-icons/galleon";
import goat from "~icons/game-icons/goat";
import mine from "~icons/game-icons/gold-mine";
import geese from "~icons/game-icons/goose";
import carpenter from "~icons/game-icons/hand-saw";
import pig from "~icons/game-icons/pig";
import sheep from "~icons/game-icons/sheep";
import market from "~icons/game-icons/shop";
import watchtower from "~icons/game-icons/watchtower";
import { circlePath } from "$lib/stage/svg-path";
import { bold, solid } from "$lib/icons/svg-parts";
import { SITE_ICONS } from "$lib/icons/site-icons";

/** Berries of grapes, a form for each colour. */
const BERRIES: Readonly<Record<string, (x: number, y: number) => string>> = {
  orange: (x, y) => circlePath(x, y, 3.9),
  yellow: (x, y) => `M${x} ${y - 4.8}l4.8 4.8-4.8 4.8-4.8-4.8z`,
  green: (x, y) => `M${x} ${y - 4.6}l4.7 8.3h-9.4z`,
  red: (x, y) => `M${x - 3.7} ${y - 3.7}h7.4v7.4h-7.4z`,
  black: (x, y) => `${circlePath(x, y, 4.2)}${circlePath(x, y, 1.9)}`,
  blue: (x, y) => `M${x - 1.5} ${y - 4.6}h3v3.1h3.1v3h-3.1v3.1h-3v-3.1h-3.1v-3h3.1z`,
};
const grape = (colour: string): string => {
  const berry = BERRIES[colour] ?? BERRIES["orange"];
  const all = [[7, 10.2], [17, 10.2], [12, 18.6]] as const; // prettier-ignore
  return (
    bold("M12 7.6V3.2c1.6-1.7 3.6-2 5.6-.9-1.4 1.8-3.3 2.2-5.6.9", 1.6) +
    all.map(([x, y]) => solid(berry?.(x, y) ?? "")).join("")
  );
};

export const ICONS = {
  // colours
  castle: SITE_ICONS.castle,
  mine,
  ship,
  livestock: SITE_ICONS.paddock,
  monastery: solid(
    "M4.5 22V9.5a7.5 7.5 0 0 1 15 0V22zM10.9 6.5v3.2H8.2v2.2h2.7V19h2.2v-7.1h2.7V9.7h-2.7V6.5z",
  ),
  building: SITE_ICONS.settlement,
  // livestock
  cow,
  pig,
  sheep,
  goat,
  geese,
  // buildings
  market,
  carpenter,
  church,
  warehouse: SITE_ICONS.goods,
  boarding_house,
  bank: solid(
    "M12 1.8l10 5.7v2.6H2V7.5zM4 11.5h3.2V18H4zM10.4 11.5h3.2V18h-3.2zM16.8 11.5H20V18h-3.2zM2 19.4h20V22H2z",
  ),
  town_hall: solid(
    `M11.2 1h7v4.2H13V7l5 3.8V13h4v9h-7.8v-5.2H9.8V22H2v-9h4v-2.2L11.2 7z${circlePath(12, 11.8, 1.9)}`,
  ),
  watchtower,
  crane:
    bold("M5 21.5V3h13.5M5 8.5L11 3M2.5 21.5h8M18.5 3v8", 2.3) +
    bold("M18.5 11v1.5a2.9 2.9 0 1 1-3.6 2.8", 2.3),
  white_castle:
    bold("M3.5 21V7.5h3V10h3V7.5h5V10h3V7.5h3V21zM12 7.5V2.5l4 1.6-4 1.6", 2) +
    solid(circlePath(12, 15.5, 2.2)),
  inn: SITE_ICONS.tavern,
  wild: solid("M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6z"),
  covered:
    bold("M7.5 8.2a4.6 4.6 0 1 1 6.6 4.1c-1.5.8-2.1 1.7-2.1 3.2", 2.6) + solid(circlePath(12, 20.2, 1.8)),
  // grapes
  orange: grape("orange"),
  yellow: grape("yellow"),
  green: grape("green"),
  red: grape("red"),
  black: grape("black"),
  blue: grape("blue"),
  // what vineyards give, and what waits in the solo game
  double: bold("M6.3 5l5.2 3v8l-5.2 3-5.2-3V8zM16.7 5l5.2 3v8l-5.2 3-5.2-3V8z", 2),
  black_depot: solid("M12 1.5l9.1 5.2v10.6L12 22.5l-9.1-5.2V6.7z"),
  target: bold(`${circlePath(12, 12, 9.5)}${circlePath(12, 12, 4.8)}`, 2.2) + solid(circlePath(12, 12, 1.6)),
  round: bold("M20 12a8 8 0 1 1-2.6-5.9M20.5 2v5h-5", 2.4),
  vine: bold("M12 22V8M12 14c-4 0-6.5-2-6.5-5.5M12 11c4 0 6.5-2 6.5-5.5M12 8c0-3 1-5 3-6", 2.2),
  // things
  worker: SITE_ICONS.worker,
  silver: solid(`${circlePath(12, 12, 10)}${circlePath(12, 12, 7.8)}M12 6l4.8 6-4.8 6-4.8-6z`),
  points: SITE_ICONS.star,
  shield: solid("M3.5 2.5h17v9c0 5-3.4 8.4-8.5 10.5-5.1-2.1-8.5-5.5-8.5-10.5z"),
  goods: SITE_ICONS.goods,
  bonus: solid(
    "M4 2.5h16v13l-8 6-8-6zM12 5.5l-1.7 3.6-3.9.4 2.9 2.7-.8 3.9 3.5-2 3.5 2-.8-3.9 2.9-2.7-3.9-.4z",
  ),
  post: bold("M7 22V3M7 4h11l-3 3.5 3 3.5H7", 2.6),
  top: bold("M12 20V5M5.5 11.5L12 5l6.5 6.5M5 2h14", 2.6),
  store: bold("M3 9l9-6 9 6M5 9v12h14V9M9 21v-7h6v7", 2.2),
  space: bold("M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2z", 2.4),
  free: solid("M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6z"),
} as const;
export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;

/** The sign of a vineyard's bonus, or of what is due in the solo game. */
export function bonusIcon(name: string): IconName {
  if (name === "black") return "black_depot";
  if (name === "colour") return "bonus";
  if (name === "area") return "points";
  return isIcon(name) ? name : "free";
}
