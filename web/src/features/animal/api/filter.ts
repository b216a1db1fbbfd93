import {
  animalFields,
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
} from "shared-types/animal/fields";
import { allMonths } from "shared-types/kit/months";
import { pageParameters as params } from "shared-types/site/reader";
import { facetFilter } from "../../../components/species/field-filter";
import type { SpeciesFilter } from "../../../components/species/listed-species";
import { searchSortFields } from "../../../components/ui/search-sort";
import { choice, type FilterSpec } from "../../../lib/filter";

const faceted = facetFilter(animalFields, params);

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
export const animalFilterSpec: FilterSpec<SpeciesFilter<"animal">> = {
  storageKey: "cpAnimalFilter",
  defaults: { ...animalFilterDefault, ...faceted.defaults, seen: undefined },
  fields: {
    ...searchSortFields(animalSearchColumns, animalSortColumns),
    ...faceted.fields,
    seen: { param: params.seen, read: choice(allMonths.map(String)) },
  },
};
