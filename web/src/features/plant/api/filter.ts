import {
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
  type PlantFilter,
} from "shared-types";
import { searchSortFields } from "../../../components/ui/search-sort";
import type { FilterSpec } from "../../../lib/filter";

/** The plant list's filter in the address and, for the session, under `cpPlantFilter`. */
export const plantFilterSpec: FilterSpec<PlantFilter> = {
  storageKey: "cpPlantFilter",
  defaults: plantFilterDefault,
  fields: searchSortFields(plantSearchColumns, plantSortColumns),
};
