/** The rulings behind tiles, goods and spaces. */
import { HERDS } from "./data";

const TILES: Readonly<Record<string, number>> = {
  castle: 61,
  mine: 63,
  ship: 64,
  market: 75,
  carpenter: 76,
  church: 77,
  warehouse: 79,
  boarding_house: 80,
  bank: 81,
  town_hall: 82,
  watchtower: 83,
  crane: 144,
  geese: 147,
  white_castle: 158,
  inn: 165,
  m27: 141,
  m28: 143,
  m29: 161,
};
const KINDS: Readonly<Record<string, number>> = { cell: 55, good: 84, gather: 84, die: 44, depot: 49 };
const LIVESTOCK = 70;
/** Two rulings between them are about several monasteries. */
const monastery = (number: number): number => 97 + number + Number(number > 5) + Number(number > 12);

const tileRuling = (tile: string): number | null =>
  TILES[tile] ??
  (/^m\d+$/.test(tile) ? monastery(Number(tile.slice(1))) : HERDS.has(tile) ? LIVESTOCK : null);

/** The ruling behind a target such as `stored:bank`. */
export function rulingOf(target: string): string | null {
  const [kind = "", id = ""] = target.split(":");
  const tile = kind === "slot" ? id.slice(id.indexOf("-") + 1) : id;
  const number = KINDS[kind] ?? tileRuling(tile);
  return number === null ? null : `CB-${number}`;
}
