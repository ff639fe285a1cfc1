/** The expansions of a table, as its options name them. */
import type { TableInfo } from "$lib/wire/types";

export function modulesOf({ options }: Pick<TableInfo, "options">): readonly string[] {
  const modules: unknown = options["modules"];
  return Array.isArray(modules) ? modules.map(String) : [];
}
