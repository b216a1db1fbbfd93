import type { SortDirection } from "../kit/list";
import { codesOf, columnsOf, type FieldTable } from "../kit/record-fields";
import { nameColumns, nativeLabels, notesColumn } from "../species/codes";
import { moistureLabels, plantTypeLabels, seasonLabels, sunLabels } from "./codes";

/**
 * What only plants have. Beside it: `heightSort` and `widthSort`, numbers that the texts are sorted by, and `keystone`, the
 * number of kinds of caterpillars that it feeds, with its source.
 */
export const plantFields = {
  type: { label: "Type", labels: plantTypeLabels, column: "typ", bulk: true, facet: true },
  sun: { label: "Sun", labels: sunLabels, column: "sun", bulk: true },
  moisture: { label: "Moisture", labels: moistureLabels, column: "mst", bulk: true },
  height: { label: "Height", column: "hgt" },
  width: { label: "Width", column: "wth" },
  season: { label: "Season", labels: seasonLabels, column: "sea", bulk: true },
  family: { label: "Family", column: "fam", bulk: true, facet: true },
  native: { label: "Native", labels: nativeLabels, column: "nat", bulk: true, facet: true },
} as const satisfies FieldTable;

/** How many kinds of caterpillars it feeds: a number, which is not searched. */
export const keystoneColumn = { code: "kst", label: "Feeds" } as const;

const texts = [...nameColumns, ...columnsOf(plantFields)];
const sorted = [...texts, keystoneColumn];

export const plantColumnLabels = [...sorted, notesColumn];
export const plantSortColumns = codesOf(sorted);
export const plantSearchColumns = codesOf([...texts, notesColumn]);
export type PlantSortColumn = (typeof plantSortColumns)[number];
export type PlantSearchColumn = (typeof plantSearchColumns)[number];

export interface PlantFilter {
  searchColumn: PlantSearchColumn;
  searchTerm: string;
  sortColumn: PlantSortColumn;
  sortDirection: SortDirection;
}

export const plantFilterDefault: PlantFilter = {
  searchColumn: "com",
  searchTerm: "",
  sortColumn: "com",
  sortDirection: "asc",
};
