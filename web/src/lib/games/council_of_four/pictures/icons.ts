/** Our signs on a grid of 24: one for each colour, metal and kind of gain, told apart without colours. */
import { circlePath } from "$lib/stage/svg-path";
import { bold, solid } from "$lib/icons/svg-parts";
import { SITE_ICONS } from "$lib/icons/site-icons";

const CARD = "M5.5 2.5h13v19h-13z";
const SCROLL = "M4 3.5h16v17H4z";
const AGAIN = "M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.2l-.3 4.6-4.6-.5";

export const ICONS = {
  // councillors and cards
  white: bold("M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9"),
  black: solid("M5 3h3.4v3h2V3h3.2v3h2V3H19v6.5l-2.5 2V17H19v4H5v-4h2.5v-5.5L5 9.5z"),
  orange:
    solid(circlePath(12, 12, 4.6)) +
    bold(
      "M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9",
    ),
  pink: SITE_ICONS.flower,
  purple: solid("M12 1.8l8.5 10.2L12 22.2 3.5 12zM12 6.2L8 12h8z"),
  blue: solid("M12 1.8c3.7 4.9 7 8.5 7 12.7a7 7 0 0 1-14 0c0-4.2 3.3-7.8 7-12.7z"),
  joker: solid("M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6z"),
  // metals, as alchemists wrote them; the king's own city has a crown
  gold: bold(circlePath(12, 12, 8.5), 2.4) + solid(circlePath(12, 12, 2.8)),
  silver: solid("M15.5 2.5a9.7 9.7 0 1 0 0 19 11.5 11.5 0 0 1 0-19z"),
  bronze: bold(circlePath(12, 8.2, 5.6) + "M12 13.8v8.4M8 18h8", 2.4),
  iron: bold(circlePath(9.5, 14.5, 6.2) + "M14 10l6.5-6.5M15 3.2h5.8V9", 2.4),
  crown: SITE_ICONS.crown,
  // gains
  victory_point: solid(
    "M4 3h16v8.5c0 4.5-3.2 7.7-8 9.7-4.8-2-8-5.2-8-9.7zM12 6l-1.6 3.4-3.7.4 2.8 2.5-.8 3.7L12 14.2l3.3 1.8-.8-3.7 2.8-2.5-3.7-.4z",
  ),
  coin: solid(`${circlePath(12, 12, 9.5)}${circlePath(12, 12, 7.3)}${circlePath(12, 12, 4.6)}`),
  assistant: SITE_ICONS.worker,
  politics_card: solid(`${CARD}M12 7l-4 5 4 5 4-5z`),
  nobility_step: solid("M12 2.5l8.5 8.5h-4.8v3H8.3v-3H3.5zM8.3 16h7.4v2.3H8.3zM8.3 20h7.4v2H8.3z"),
  main_action: SITE_ICONS.star,
  reuse_city_token: bold(AGAIN, 2.3) + solid(circlePath(12, 12, 3.3)),
  take_face_up_permit: solid(`${SCROLL}M7 7h10v2H7zM7 11h10v2H7zM7 15h6v2H7z`),
  reuse_permit_rewards: bold(AGAIN, 2.3) + solid("M8.8 8.5h6.4v7.5H8.8z"),
  // other things
  emporium: SITE_ICONS.settlement,
  permit: solid(`${SCROLL}M7 7h10v2H7zM7 11h10v2H7zM7 15h6v2H7z`),
  road: bold("M5 21c0-7 14-6 14-12 0-3-2.5-4.5-5-6", 3),
  arrow: bold("M4 12h15M13 6l6 6-6 6", 2.8),
  // regions
  coast: bold("M2 8c3-3 5-3 7 0s4 3 6 0 4-3 7 0M2 15.5c3-3 5-3 7 0s4 3 6 0 4-3 7 0"),
  hills: bold("M1.5 18c3-8 7-8 10 0M9 13c3-6.5 8-7 13.5 5", 2.4),
  mountains: SITE_ICONS.mountain,
} as const;
export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;
