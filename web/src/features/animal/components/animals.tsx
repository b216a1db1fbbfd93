import type { AnimalDetail, AnimalRow } from "shared-types/animal/answers";
import {
  animalColumnLabels,
  animalFields,
  animalSearchColumns,
  animalSortColumns,
  type AnimalFilter,
} from "shared-types/animal/fields";
import { loadMessages } from "shared-types/kit/messages";
import { wordsOfFields } from "../../../components/species/field-words";
import { searchKey, searchSortOf } from "../../../components/ui/search-sort";
import { paths } from "../../../lib/paths";
import type { HigherTaxon } from "../../../lib/structured/taxon";
import type { Read } from "../../../lib/read";
import { animalFilterSpec } from "../api/filter";
import { animalFacts } from "./animal-facts";

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
  emptyText: "No animals have been listed yet. Come back after the next walk.",
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
