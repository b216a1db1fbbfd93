import type { ComponentType, ReactNode } from "react";
import type {
  AnimalDetail,
  AnimalRow,
  AnimalSearchColumn,
  AnimalSortColumn,
  ColumnLabel,
  PlantDetail,
  PlantRow,
  PlantSearchColumn,
  PlantSortColumn,
} from "shared-types";
import type { FilterSpec } from "../../lib/filter";
import type { HigherTaxon } from "../../lib/structured/taxon";
import type { Read } from "../../lib/swr";
import type { SearchSort } from "../ui/search-sort";

interface Types {
  plant: {
    row: PlantRow;
    detail: PlantDetail;
    search: PlantSearchColumn;
    sort: PlantSortColumn;
  };
  animal: {
    row: AnimalRow;
    detail: AnimalDetail;
    search: AnimalSearchColumn;
    sort: AnimalSortColumn;
  };
}

export type SpeciesKind = keyof Types;
export type SpeciesRow<K extends SpeciesKind> = Types[K]["row"];
type SpeciesDetail<K extends SpeciesKind> = Types[K]["detail"];
type Search<K extends SpeciesKind> = Types[K]["search"];
type Sort<K extends SpeciesKind> = Types[K]["sort"];
export type SpeciesFilter<K extends SpeciesKind> = SearchSort<Search<K>, Sort<K>>;

/** Everything that differs between plants and animals for visitors. */
export interface PublicSpecies<K extends SpeciesKind> {
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
  /** `null` when no record has the key. */
  detail: (keyId: string) => Read<SpeciesDetail<K> | null>;
  loadMessage: string;
  /** The text of an empty list without a search. */
  emptyText: string;
  /** The table's column widths. */
  columns: "few" | "many";
  /** The cells between the scientific name and the notes. */
  cells: (row: SpeciesRow<K>, isFirst: boolean) => ReactNode;
  /** Preset searches below the search fields. */
  Choices?: ComponentType<{ filter: SpeciesFilter<K>; listPath: string }>;
  /** The line above the name: 'Flora · Shrub'. */
  label: (detail: SpeciesDetail<K>) => string;
  facts: (detail: SpeciesDetail<K>) => ReactNode;
  /** The taxa above it, from the widest to the narrowest. */
  higher: (detail: SpeciesDetail<K>) => HigherTaxon[];
}
