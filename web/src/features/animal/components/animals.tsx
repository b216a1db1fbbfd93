import {
  animalColumnLabels,
  animalSearchColumns,
  animalSortColumns,
  loadMessages,
  type AnimalDetail,
  type AnimalFilter,
  type AnimalRow,
  animalFilterDefault,
} from "shared-types";
import { FactCell } from "../../../components/ui/ListTable";
import { filterToQuery, type FilterSpec } from "../../../lib/filter";
import { paths } from "../../../lib/paths";
import type { HigherTaxon } from "../../../lib/structured/taxon";
import type { Read } from "../../../lib/swr";
import { AnimalFacts } from "./AnimalFacts";
import { searchSortFields } from "../../../components/ui/search-sort";

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
const animalFilterSpec: FilterSpec<AnimalFilter> = {
  storageKey: "cpAnimalFilter",
  defaults: animalFilterDefault,
  fields: searchSortFields(animalSearchColumns, animalSortColumns),
};

/** The animals as visitors see them. */
export const animals = {
  one: "animal",
  many: "animals",
  title: "Fauna",
  path: paths.fauna,
  pathOf: paths.faunaDetail,
  filterSpec: animalFilterSpec,
  searchColumns: animalSearchColumns,
  sortColumns: animalSortColumns,
  labels: animalColumnLabels,
  list: (filter: AnimalFilter): Read<AnimalRow[]> => ({
    key: `fauna${filterToQuery(animalFilterSpec, filter)}`,
    get: (reader) => reader.fauna(filter),
  }),
  detail: (keyId: string): Read<AnimalDetail | null> => ({
    key: `fauna/${keyId}`,
    get: (reader) => reader.faunaDetail(keyId),
  }),
  loadMessage: loadMessages.fauna,
  emptyText: "No animals have been listed yet. Come back after the next walk.",
  columns: "few",
  cells: ({ classTax, order }: AnimalRow) => (
    <>
      <FactCell label="Class">{classTax}</FactCell>
      <FactCell label="Order">{order}</FactCell>
    </>
  ),
  label: ({ classTax }: AnimalDetail) => (classTax ? `Fauna · ${classTax}` : "Fauna"),
  facts: (animal: AnimalDetail) => <AnimalFacts animal={animal} />,
  higher: ({ classTax, order, family }: AnimalDetail): HigherTaxon[] => [
    { rank: "class", name: classTax },
    { rank: "order", name: order },
    { rank: "family", name: family },
  ],
} as const;
