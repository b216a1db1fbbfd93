import type { ComponentType, ReactNode } from "react";
import type {
  AnimalRow,
  AnimalSearchColumn,
  AnimalSortColumn,
  ColumnLabel,
  PlantRow,
  PlantSearchColumn,
  PlantSortColumn,
  SpeciesKind,
} from "shared-types";
import type { FilterSpec } from "../../lib/filter";
import type { Read } from "../../lib/swr";
import type { SearchSort } from "../ui/search-sort";

interface Types {
  plant: { row: PlantRow; search: PlantSearchColumn; sort: PlantSortColumn };
  animal: { row: AnimalRow; search: AnimalSearchColumn; sort: AnimalSortColumn };
}

export type SpeciesRow<K extends SpeciesKind> = Types[K]["row"];
type Search<K extends SpeciesKind> = Types[K]["search"];
type Sort<K extends SpeciesKind> = Types[K]["sort"];
export type SpeciesFilter<K extends SpeciesKind> = SearchSort<Search<K>, Sort<K>>;

/** What differs between the lists of plants and animals; SpeciesPage says the same of their pages. */
export interface ListedSpecies<K extends SpeciesKind> {
  one: K;
  many: "plants" | "animals";
  title: "Flora" | "Fauna";
  path: string;
  pathOf: (keyId: string) => string;
  filterSpec: FilterSpec<SpeciesFilter<K>>;
  searchColumns: readonly Search<K>[];
  sortColumns: readonly Sort<K>[];
  labels: readonly ColumnLabel<Search<K>>[];
  list: (filter: SpeciesFilter<K>) => Read<SpeciesRow<K>[]>;
  loadMessage: string;
  /** The text of an empty list without a search. */
  emptyText: string;
  /** The table's column widths. */
  columns: "few" | "many";
  /** The cells between the scientific name and the notes. */
  cells: (row: SpeciesRow<K>, isFirst: boolean) => ReactNode;
  /** Preset searches below the search fields. */
  Choices?: ComponentType<{ filter: SpeciesFilter<K>; listPath: string }>;
}
