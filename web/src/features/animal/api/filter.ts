import {
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
} from "shared-types/animal/fields";
import { allMonths } from "shared-types/kit/months";
import { pageParameters as params } from "shared-types/site/reader";
import type { SpeciesFilter } from "../../../components/species/listed-species";
import { searchSortFields } from "../../../components/ui/search-sort";
import { choice, nonEmpty, type FilterSpec } from "../../../lib/filter";

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
export const animalFilterSpec: FilterSpec<SpeciesFilter<"animal">> = {
  storageKey: "cpAnimalFilter",
  defaults: { ...animalFilterDefault, classTax: undefined, order: undefined, seen: undefined },
  fields: {
    ...searchSortFields(animalSearchColumns, animalSortColumns),
    classTax: { param: params.classTax, read: nonEmpty(100) },
    order: { param: params.order, read: nonEmpty(100) },
    seen: { param: params.seen, read: choice(allMonths.map(String)) },
  },
};
