import { columnName } from "shared-types/sighting-import/codes";
import { birdLists } from "./birds";
import type { NameFormat } from "./format";
import { lists } from "./lists";
import { own } from "./own";
import { usdaPlants } from "./usda-plants";
import { wcvp } from "./wcvp";

const nameFormats: readonly NameFormat[] = [
  ...[own, usdaPlants, wcvp, ...birdLists],
  // Last: these ask for a single column.
  ...lists,
];

/** The kind of file that has these columns; undefined for none. More columns than it needs do not matter. */
export function formatOf(columns: readonly string[]): NameFormat | undefined {
  const there = new Set(columns.map(columnName));
  return nameFormats.find((format) =>
    format.columns.every((column) => there.has(columnName(column))),
  );
}
