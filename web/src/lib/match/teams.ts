/** Who plays with whom. */
import type { GameInfo, ModuleInfo, TableInfo } from "$lib/wire/types";
import type { AnyView } from "$lib/stage/board-props";
import { teamLetter } from "$lib/stage/labels";

/** Seats that play together, in the order of their first ones. */
export interface Team {
  readonly side: number;
  readonly letter: string;
  readonly seats: readonly number[];
}

/** The sides, where some seats play together; none where everybody plays alone. */
export function teamsFromSides(sides: readonly number[]): readonly Team[] {
  const distinct = [...new Set(sides)];
  if (distinct.length === sides.length) return [];
  return distinct.map((side) => ({
    side,
    letter: teamLetter(side),
    seats: sides.flatMap((one, seat) => (one === side ? [seat] : [])),
  }));
}

/** The teams of a running game, as its view tells them. */
export function teamsOfView(view: AnyView | null): readonly Team[] {
  const sides = view?.["teams"];
  return Array.isArray(sides) ? teamsFromSides(sides as number[]) : [];
}

/** The modules that are chosen. */
export function chosenModules(
  info: GameInfo | undefined,
  options: Readonly<Record<string, unknown>>,
): ModuleInfo[] {
  const names: unknown = options["modules"];
  return (info?.modules ?? []).filter(({ id }) => Array.isArray(names) && names.includes(id));
}

/** Whether an option means something with the chosen modules. */
export function optionApplies(
  info: GameInfo | undefined,
  modules: readonly ModuleInfo[],
  option: string,
): boolean {
  const has = ({ options }: ModuleInfo): boolean => Boolean(options?.includes(option));
  return modules.some(has) || !info?.modules.some(has);
}

/** The numbers of seats that the chosen modules allow. */
export function allowedSeatCounts(info: GameInfo, modules: readonly ModuleInfo[]): readonly number[] {
  const asking = modules.filter(({ seats }) => seats?.length);
  if (!asking.length) return info.usual?.length ? info.usual : info.seats;
  return info.seats.filter((count) => asking.every(({ seats }) => seats?.includes(count)));
}

/** The teams of a table that has not begun: those of the seats that are not closed, by their order. */
export function teamsOfTable(table: Pick<TableInfo, "options">, info: GameInfo | undefined): readonly Team[] {
  return teamsFromSides(chosenModules(info, table.options).flatMap(({ sides }) => sides ?? []));
}

export const totalPoints = (seats: readonly number[], points: readonly number[] | null): number =>
  seats.reduce((all, seat) => all + (points?.[seat] ?? 0), 0);
