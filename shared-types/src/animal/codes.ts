import type { Shape } from "../kit/call";
import type { ColumnLabel, SortDirection } from "../kit/list";

export const animalSortColumns = ["com", "sci", "cls", "odr"] as const;
export const animalSearchColumns = [...animalSortColumns, "not"] as const;
export type AnimalSortColumn = (typeof animalSortColumns)[number];
export type AnimalSearchColumn = (typeof animalSearchColumns)[number];

export const animalColumnLabels: ColumnLabel<AnimalSearchColumn>[] = [
  { code: "com", label: "Common Name" },
  { code: "sci", label: "Scientific Name" },
  { code: "cls", label: "Class" },
  { code: "odr", label: "Order" },
  { code: "not", label: "Notes" },
];

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

export type AnimalDetail = Shape<"AnimalDetail">;
export type AnimalDraft = Shape<"AnimalDraft">;
export type AnimalRecord = Shape<"AnimalRecord">;
export type AnimalRow = Shape<"AnimalRow">;
export type AnimalsChange = Shape<"AnimalsChange">;
