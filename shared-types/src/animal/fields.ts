import type { SortDirection } from "../kit/list";
import { codesOf, columnsOf, type FieldTable } from "../kit/record-fields";
import { nameColumns, nativeLabels, notesColumn } from "../species/codes";

/** What animals have: their taxonomy, and where they are at home. */
export const animalFields = {
  classTax: { label: "Class", column: "cls", facet: true },
  order: { label: "Order", column: "odr", facet: true },
  family: { label: "Family" },
  native: { label: "Native", labels: nativeLabels, column: "nat", bulk: true, facet: true },
} as const satisfies FieldTable;

const sorted = [...nameColumns, ...columnsOf(animalFields)];

export const animalColumnLabels = [...sorted, notesColumn];
export const animalSortColumns = codesOf(sorted);
export const animalSearchColumns = codesOf(animalColumnLabels);
export type AnimalSortColumn = (typeof animalSortColumns)[number];
export type AnimalSearchColumn = (typeof animalSearchColumns)[number];

export interface AnimalFilter {
  searchColumn: AnimalSearchColumn;
  searchTerm: string;
  sortColumn: AnimalSortColumn;
  sortDirection: SortDirection;
}

export const animalFilterDefault: AnimalFilter = {
  searchColumn: "com",
  searchTerm: "",
  sortColumn: "com",
  sortDirection: "asc",
};
