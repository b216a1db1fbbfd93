import {
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
  searchTermMax,
  sortDirections,
  type AnimalFilter,
} from "shared-types";
import { searchSortParams as params } from "../../../components/ui/search-sort-params";
import { choice, shortText, type FilterSpec } from "../../../lib/filter";

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
export const animalFilterSpec: FilterSpec<AnimalFilter> = {
  storageKey: "cpAnimalFilter",
  defaults: animalFilterDefault,
  fields: {
    searchColumn: { param: params.searchColumn, read: choice(animalSearchColumns) },
    searchTerm: { param: params.searchTerm, read: shortText(searchTermMax) },
    sortColumn: { param: params.sortColumn, read: choice(animalSortColumns) },
    sortDirection: { param: params.sortDirection, read: choice(sortDirections) },
  },
};
