/** Our signs on a grid of 24: one for each colour of space, each tile and each thing, told apart without colours. */
import { circlePath } from "$lib/stage/svg-path";
import { bold, solid } from "$lib/icons/svg-parts";
import { SITE_ICONS } from "$lib/icons/site-icons";

/** What is cut out of a sign shows the tile below it. */
const cut = (d: string): string => `<path fill="var(--fill, #fff)" stroke="none" d="${d}"/>`;
const FLEECE = [
  [12, 6, 4], [7.5, 8, 3.6], [16.5, 8, 3.6], [6, 12.5, 3.4], [18, 12.5, 3.4],
  [8, 17, 3.4], [16, 17, 3.4], [12, 18.5, 3.6], [12, 12, 6],
] as const; // prettier-ignore

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
  mine: SITE_ICONS.miners,
  ship: solid("M11.3 1.5c4 2.8 6.6 6.5 7.7 11h-7.7zM9.5 4.5v8H4c1-3.5 2.8-6.1 5.5-8zM2 14.5h20L18.7 21H5.8z"),
  livestock: SITE_ICONS.paddock,
  monastery: solid(
    "M4.5 22V9.5a7.5 7.5 0 0 1 15 0V22zM10.9 6.5v3.2H8.2v2.2h2.7V19h2.2v-7.1h2.7V9.7h-2.7V6.5z",
  ),
  building: SITE_ICONS.settlement,
  // livestock
  cow: solid(
    "M2.5 3c.3 3 1.7 4.3 4.2 4.6C8 6.3 9.8 5.6 12 5.6s4 .7 5.3 2c2.5-.3 3.9-1.6 4.2-4.6 1.7 3.2 1 6.3-2.2 7.7.4 1.7-.1 3.3-1.1 4.6.3 3.9-2.3 6.5-6.2 6.5s-6.5-2.6-6.2-6.5c-1-1.3-1.5-2.9-1.1-4.6C1.5 9.3.8 6.2 2.5 3z" +
      circlePath(8.8, 11, 1.3) + circlePath(15.2, 11, 1.3) + circlePath(9.9, 17.6, 1.1) + circlePath(14.1, 17.6, 1.1),
  ), // prettier-ignore
  pig: solid(
    "M3.8 2.5l5.2 2.8a16 16 0 0 1 6 0l5.2-2.8.3 6.5c1 1.4 1.5 2.9 1.5 4.5 0 4.8-4.4 8.5-10 8.5s-10-3.7-10-8.5c0-1.6.5-3.1 1.5-4.5z" +
      circlePath(7.2, 10.8, 1.3) + circlePath(16.8, 10.8, 1.3) + circlePath(12, 15.6, 4.2),
  ) + solid(circlePath(10.3, 15.6, 1.2) + circlePath(13.7, 15.6, 1.2)), // prettier-ignore
  sheep:
    FLEECE.map(([x, y, r]) => solid(circlePath(x, y, r))).join("") +
    cut("M12 8.6c2.8 0 4.3 1.7 4.3 4.4 0 3.2-1.8 6-4.3 6s-4.3-2.8-4.3-6c0-2.7 1.5-4.4 4.3-4.4z") +
    solid(circlePath(10.3, 12.6, 1) + circlePath(13.7, 12.6, 1) + "M10.7 16h2.6l-1.3 1.6z"),
  goat: solid(
    "M7.5 1.5c-3 1-4.8 4.2-4.5 8 1-2.5 2.3-3.8 4-4.2L8 9.3l-4.5.5 3.7 2.8L8.8 18l1.7 1.3L12 23.3l1.5-4 1.7-1.3 1.6-5.4 3.7-2.8-4.5-.5 1-4c1.7.4 3 1.7 4 4.2.3-3.8-1.5-7-4.5-8l-2.2 5.8H9.7z" +
      circlePath(10, 12.2, 1.1) + circlePath(14, 12.2, 1.1),
  ), // prettier-ignore
  geese: solid(
    "M7 1.8c2.3 0 3.8 1.7 3.6 4-.2 2.4-.7 4.3.6 5.5 1.6 1.3 6-.6 11.3-2.6-.4 5.4-3 10-7.8 11.2v2.5h-2.1v-2.2c-4.8-.4-7.8-3.6-7.6-8.4.1-2.6 1-4.5.9-6L1.8 6C2.8 3.4 4.7 1.8 7 1.8z" +
      circlePath(6.9, 4.8, 1),
  ), // prettier-ignore
  // buildings
  market: solid(
    "M4 2.5h16l2 6.8c0 1.7-1.2 2.9-2.7 2.9-1 0-1.9-.6-2.4-1.4-.5.8-1.4 1.4-2.5 1.4s-1.9-.6-2.4-1.4c-.5.8-1.4 1.4-2.4 1.4s-2-.6-2.5-1.4c-.5.8-1.4 1.4-2.4 1.4C3.2 12.2 2 11 2 9.3zM4 14h2v3h12v-3h2v8h-2v-3H6v3H4z",
  ),
  carpenter: SITE_ICONS.workers,
  church: solid(
    "M11 .8h2v2h2v2h-2v2.4l4 3.6v3l5 3V22h-7v-3.5a3 3 0 0 0-6 0V22H2v-5.2l5-3v-3l4-3.6V4.8H9v-2h2z",
  ),
  warehouse: SITE_ICONS.goods,
  boarding_house: solid(
    `M2 4.5h2.6v8.7H12V8h6a4 4 0 0 1 4 4v8.5h-2.6v-3.2H4.6v3.2H2z${circlePath(8.2, 9.6, 2.3)}`,
  ),
  bank: solid(
    "M12 1.8l10 5.7v2.6H2V7.5zM4 11.5h3.2V18H4zM10.4 11.5h3.2V18h-3.2zM16.8 11.5H20V18h-3.2zM2 19.4h20V22H2z",
  ),
  town_hall: solid(
    `M11.2 1h7v4.2H13V7l5 3.8V13h4v9h-7.8v-5.2H9.8V22H2v-9h4v-2.2L11.2 7z${circlePath(12, 11.8, 1.9)}`,
  ),
  watchtower: SITE_ICONS.tower,
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
  return isIcon(name) ? name : "free";
}
