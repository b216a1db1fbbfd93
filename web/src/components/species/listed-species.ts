import type { ReactNode } from "react";
import type { AnimalRow } from "shared-types/animal/answers";
import type {
  AnimalSearchColumn,
  AnimalSortColumn,
  animalFields,
} from "shared-types/animal/fields";
import type { FaunaFacets, FloraFacets } from "shared-types/calendar/answers";
import type { FieldsWith } from "shared-types/kit/record-fields";
import type { ColumnLabel } from "shared-types/kit/list";
import type { PlantRow } from "shared-types/plant/answers";
import type { PlantSearchColumn, PlantSortColumn, plantFields } from "shared-types/plant/fields";
import type { SpeciesKind } from "shared-types/species/codes";
import type { FilterSpec } from "../../lib/filter";
import type { Read } from "../../lib/read";
import type { SearchSort } from "../ui/search-sort";
import type { Facet } from "./facets";

export interface SpeciesTypes {
  plant: {
    row: PlantRow;
    search: PlantSearchColumn;
    sort: PlantSortColumn;
    facet:
      | FieldsWith<typeof plantFields, "facet">
      | "sun"
      | "moisture"
      | "season"
      | "height"
      | "feeds"
      | "bloom"
      | "visitedBy";
    known: FloraFacets;
  };
  animal: {
    row: AnimalRow;
    search: AnimalSearchColumn;
    sort: AnimalSortColumn;
    facet: FieldsWith<typeof animalFields, "facet"> | "seen";
    known: FaunaFacets;
  };
}

export type SpeciesRow<K extends SpeciesKind> = SpeciesTypes[K]["row"];
type Search<K extends SpeciesKind> = SpeciesTypes[K]["search"];
type Sort<K extends SpeciesKind> = SpeciesTypes[K]["sort"];
type FacetName<K extends SpeciesKind> = SpeciesTypes[K]["facet"];
export type FacetsKnown<K extends SpeciesKind> = SpeciesTypes[K]["known"];
type SpeciesSearch<K extends SpeciesKind> = SearchSort<Search<K>, Sort<K>>;
export type SpeciesFilter<K extends SpeciesKind> = SpeciesSearch<K> &
  Record<FacetName<K>, string | undefined>;
export type SpeciesFacet<K extends SpeciesKind> = Facet<
  SpeciesRow<K>,
  FacetName<K>,
  FacetsKnown<K>
>;

/** What differs between the lists of plants and animals; SpeciesPage says the same of their pages. */
export interface ListedSpecies<K extends SpeciesKind> {
  one: K;
  many: "plants" | "animals";
  path: string;
  pathOf: (keyId: string) => string;
  filterSpec: FilterSpec<SpeciesFilter<K>>;
  searchColumns: readonly Search<K>[];
  sortColumns: readonly Sort<K>[];
  labels: readonly ColumnLabel<Search<K> | Sort<K>>[];
  /** The rows that a search finds, in its order. */
  list: (search: SpeciesSearch<K>) => Read<SpeciesRow<K>[]>;
  /** What the rows can be filtered by. */
  facets: readonly SpeciesFacet<K>[];
  /** What the facets must know that no row says. */
  known: Read<FacetsKnown<K>>;
  loadMessage: string;
  /** The text of an empty list without a search. */
  emptyText: string;
  /** The table's column widths. */
  columns: "few" | "many";
  /** The cells between the scientific name and the notes, by their headings. */
  cells: (row: SpeciesRow<K>) => Record<string, ReactNode>;
  /** By the headings of columns that are there only where a row has something in them: whether it has. */
  rare?: Readonly<Record<string, (row: SpeciesRow<K>) => boolean>>;
}
