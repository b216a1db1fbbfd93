import {
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
  type AnimalFilter,
} from "shared-types";
import { searchSortFields } from "../../../components/ui/search-sort";
import type { FilterSpec } from "../../../lib/filter";

/** The animal list's filter in the address and, for the session, under `cpAnimalFilter`. */
export const animalFilterSpec: FilterSpec<AnimalFilter> = {
  storageKey: "cpAnimalFilter",
  defaults: animalFilterDefault,
  fields: searchSortFields(animalSearchColumns, animalSortColumns),
};
