/** How many moves stand in the bar as buttons of their own. */
export const MAX_LOOSE = 3;

/** The moves behind one button, as the places that it stands for: whoever points at such a move means the button. */
export const placesOf = (moves: readonly { token: string }[]): string =>
  moves.map(({ token }) => `move:${token}`).join(" ");
