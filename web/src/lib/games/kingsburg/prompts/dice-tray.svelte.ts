/** The player's dice: a group of them shows which advisors it reaches, as the legal moves say. */
import type { Move } from "$lib/stage/targets";

export interface Die {
  readonly face: number;
  readonly white: boolean;
}

/** How dice reach a place: as they are, with a token, by the Market, by both. */
export interface DicePlacement {
  readonly place: string;
  readonly edition: number;
  readonly number: number;
  readonly token: number;
  readonly shift: number;
  readonly envoy: boolean;
  readonly faces: string;
}

/** Dice from `135w24`. */
export function diceOf(text: string): readonly Die[] {
  const [coloured = "", white = ""] = text.split("w");
  const some = (faces: string, white: boolean): Die[] =>
    [...faces].map((face) => ({ face: Number(face), white }));
  return [...some(coloured, false), ...some(white, true)];
}

const diceName = (dice: readonly Die[]): string =>
  ["", "w"].map((mark) => mark + sorted(dice.filter((die) => die.white === (mark === "w")))).join("");
const sorted = (dice: readonly Die[]): string =>
  dice
    .map((die) => die.face)
    .sort()
    .join("");
const bare = (faces: unknown): string => String(faces).replaceAll(/none|\+/g, "");

/** The dice of a move, as `35w2`. */
export const diceUsed = (move: Move): string => `${bare(move.args["faces"])}w${bare(move.args["whites"])}`;
export const isPlacement = (move: Move): boolean => move.token.startsWith("influence:");

export function placementOf({ args }: Move): DicePlacement {
  const whites = bare(args["whites"]);
  return {
    place: String(args["place"]),
    edition: Number(args["edition"]),
    number: Number(args["number"]),
    token: Number(args["token"]),
    shift: Number(args["shift"]),
    envoy: args["envoy"] === "yes",
    faces: [...bare(args["faces"]), ...[...whites].map((face) => `${face}w`)].join("+"),
  };
}

/** The placements by place, the plainest first. */
export function placementsByPlace(moves: readonly Move[]): ReadonlyMap<string, readonly DicePlacement[]> {
  const byPlace = new Map<string, DicePlacement[]>();
  for (const placement of moves.filter(isPlacement).map(placementOf))
    byPlace.set(placement.place, [...(byPlace.get(placement.place) ?? []), placement]);
  const price = (placement: DicePlacement): number =>
    (placement.envoy ? 8 : 0) + placement.token * 2 + Math.abs(placement.shift) + placement.faces.length / 16;
  for (const placements of byPlace.values()) placements.sort((a, b) => price(a) - price(b));
  return byPlace;
}

/** Which of the dice a group takes: their places in the tray. */
export function diceTaken(dice: readonly Die[], group: string): ReadonlySet<number> {
  const left = [...diceOf(group)];
  const places = dice.flatMap((die, at) => {
    const here = left.findIndex((one) => one.face === die.face && one.white === die.white);
    if (here < 0) return [];
    left.splice(here, 1);
    return [at];
  });
  return new Set(places);
}

interface Given {
  readonly dice: string;
  readonly moves: readonly Move[];
}

export class DiceTrayState {
  readonly #now: () => Given;
  /** The chosen dice, and the roll that they were chosen from. */
  #chosen = $state.raw<{ dice: string; at: ReadonlySet<number> }>({ dice: "", at: new Set() });
  readonly open = $derived.by(() => this.#now().moves.some(isPlacement));
  readonly dice = $derived.by(() => diceOf(this.#now().dice));
  readonly chosen = $derived.by<ReadonlySet<number>>(() =>
    this.open && this.#chosen.dice === this.#now().dice ? this.#chosen.at : new Set(),
  );
  readonly group = $derived.by(() => diceName(this.dice.filter((_, at) => this.chosen.has(at))));
  readonly sum = $derived.by(() =>
    this.dice.reduce((sum, die, at) => sum + (this.chosen.has(at) ? die.face : 0), 0),
  );
  /** The moves that use exactly the dice chosen; all of them while none is. */
  readonly moves = $derived.by(() =>
    this.chosen.size
      ? this.#now().moves.filter((move) => !isPlacement(move) || diceUsed(move) === this.group)
      : this.#now().moves,
  );
  readonly placements = $derived.by(() => placementsByPlace(this.moves));

  constructor(now: () => Given) {
    this.#now = now;
  }

  /** Whether a die can join those chosen: some move takes them all. */
  joins(at: number): boolean {
    const more = new Set([...this.chosen, at]);
    const group = this.dice.filter((_, one) => more.has(one));
    return this.#now().moves.some(
      (move) => isPlacement(move) && diceTaken(diceOf(diceUsed(move)), diceName(group)).size === group.length,
    );
  }

  toggle(at: number): void {
    const next = new Set(this.chosen);
    if (!next.delete(at)) next.add(at);
    this.#chosen = { dice: this.#now().dice, at: next };
  }

  clear(): void {
    this.#chosen = { dice: "", at: new Set() };
  }
}
