import type { AnimalDetail, AnimalRow } from "shared-types/animal/answers";
import {
  animalColumnLabels,
  animalFields,
  animalSearchColumns,
  animalSortColumns,
  type AnimalFilter,
  animalFilterDefault,
} from "shared-types/animal/fields";
import { loadMessages } from "shared-types/kit/messages";
import { allMonths } from "shared-types/kit/months";
import { pageParameters as params } from "shared-types/site/reader";
import { facetFilter } from "../../../components/species/field-filter";
import { wordsOfFields } from "../../../components/species/field-words";
import type { SpeciesFilter } from "../../../components/species/listed-species";
import { searchKey, searchSortOf, searchSortFields } from "../../../components/ui/search-sort";
import { choice, type FilterSpec } from "../../../lib/filter";
import { paths } from "../../../lib/paths";
import type { Read } from "../../../lib/read";
import type { HigherTaxon } from "../../../lib/structured/taxon";
import { animalFacts } from "./animal-facts";

const faceted = facetFilter(animalFields, params);

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
const animalFilterSpec: FilterSpec<SpeciesFilter<"animal">> = {
  storageKey: "cpAnimalFilter",
  defaults: { ...animalFilterDefault, ...faceted.defaults, seen: undefined },
  fields: {
    ...searchSortFields(animalSearchColumns, animalSortColumns),
    ...faceted.fields,
    seen: { param: params.seen, read: choice(allMonths.map(String)) },
  },
};

/** The animals as visitors see them. */
export const animals = {
  one: "animal",
  many: "animals",
  page: "fauna",
  path: paths.fauna,
  pathOf: paths.faunaDetail,
  filterSpec: animalFilterSpec,
  searchColumns: animalSearchColumns,
  sortColumns: animalSortColumns,
  labels: animalColumnLabels,
  list: (search: AnimalFilter): Read<AnimalRow[]> => ({
    key: searchKey("fauna", search),
    get: (reader) => reader.fauna(searchSortOf(search)),
  }),
  detail: (keyId: string): Read<AnimalDetail | null> => ({
    key: `fauna/${keyId}`,
    get: (reader) => reader.faunaDetail(keyId),
  }),
  loadMessage: loadMessages.fauna,
  emptyText: "Come back after the next walk.",
  columns: "few",
  cells: (animal: AnimalRow) =>
    Object.fromEntries(
      wordsOfFields(animalFields, animal)
        .filter(({ hasColumn }) => hasColumn)
        .map(({ label, words }) => [label, words]),
    ),
  sort: ({ classTax }: AnimalDetail) => classTax,
  facts: animalFacts,
  higher: ({ classTax, order, family }: AnimalDetail): HigherTaxon[] => [
    { rank: "class", name: classTax },
    { rank: "order", name: order },
    { rank: "family", name: family },
  ],
} as const;
