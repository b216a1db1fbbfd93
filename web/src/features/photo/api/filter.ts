import {
  pageParameters,
  photoFilterDefault,
  photoSearchColumns,
  photoSortColumns,
  searchTermMax,
  sortDirections,
  type PhotoFilter,
} from "shared-types";
import { searchSortParams as params } from "../../../components/ui/search-sort-params";
import { choice, shortText, wholeNumber, type FilterSpec } from "../../../lib/filter";

/** The gallery's filter in the address and, for the session, under `cpPhotoFilter`. */
export const photoFilterSpec: FilterSpec<PhotoFilter> = {
  storageKey: "cpPhotoFilter",
  defaults: photoFilterDefault,
  fields: {
    category: { param: pageParameters.category, read: wholeNumber(0) },
    searchColumn: { param: params.searchColumn, read: choice(photoSearchColumns) },
    searchTerm: { param: params.searchTerm, read: shortText(searchTermMax) },
    sortColumn: { param: params.sortColumn, read: choice(photoSortColumns) },
    sortDirection: { param: params.sortDirection, read: choice(sortDirections) },
    pageId: { param: pageParameters.pageId, read: wholeNumber(1) },
  },
};
