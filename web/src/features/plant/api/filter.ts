import {
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
  searchTermMax,
  sortDirections,
  type PlantFilter,
} from "shared-types";
import { searchSortParams as params } from "../../../components/ui/search-sort-params";
import { choice, shortText, type FilterSpec } from "../../../lib/filter";

/** The plant list's filter in the address and, for the session, under `cpPlantFilter`. */
export const plantFilterSpec: FilterSpec<PlantFilter> = {
  storageKey: "cpPlantFilter",
  defaults: plantFilterDefault,
  fields: {
    searchColumn: { param: params.searchColumn, read: choice(plantSearchColumns) },
    searchTerm: { param: params.searchTerm, read: shortText(searchTermMax) },
    sortColumn: { param: params.sortColumn, read: choice(plantSortColumns) },
    sortDirection: { param: params.sortDirection, read: choice(sortDirections) },
  },
};
