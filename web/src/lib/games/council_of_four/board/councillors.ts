/** Councillors that keep their identity from one view to the next, so that they slide along their balcony. */

export interface Councillor {
  readonly id: number;
  readonly colour: string;
}

/** The pawns of the next view: new ones come in at the front and push the others on. */
export function trackCouncillors(
  before: readonly Councillor[],
  next: readonly (string | null)[],
): Councillor[] {
  const colours = next.flatMap((colour) => (colour === null ? [] : [colour]));
  let free = before.reduce((most, pawn) => Math.max(most, pawn.id), 0) + 1;
  const fits = (by: number): boolean =>
    colours.slice(by).every((colour, at) => before[at]?.colour === colour) && colours.length > by;
  const shift = [...colours.keys()].find(fits) ?? colours.length;
  return colours.map((colour, at) => before[at - shift] ?? { id: free++, colour });
}
