import {
  pageParameters,
  photoFilterDefault,
  photoSearchColumns,
  photoSortColumns,
  type PhotoFilter,
} from "shared-types";
import { searchSortFields } from "../../../components/ui/search-sort";
import { wholeNumber, type FilterSpec } from "../../../lib/filter";

/** The gallery's filter in the address and, for the session, under `cpPhotoFilter`. */
export const photoFilterSpec: FilterSpec<PhotoFilter> = {
  storageKey: "cpPhotoFilter",
  defaults: photoFilterDefault,
  fields: {
    category: { param: pageParameters.category, read: wholeNumber(0) },
    ...searchSortFields(photoSearchColumns, photoSortColumns),
    pageId: { param: pageParameters.pageId, read: wholeNumber(1) },
  },
};
