/** How many moves stand in the bar as buttons of their own. */
export const MAX_LOOSE = 3;
