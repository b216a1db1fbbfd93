import { useState } from "react";
import { filterToQuery } from "../../../lib/filter";
import type { ListFilter } from "../../../lib/list-filter";
import type { PhotoFilter } from "shared-types";
import { photoFilterSpec } from "../api/photo";

/** The gallery's filter for a dialog: it is not in the address and ends with the dialog. */
export function useOwnFilter(): ListFilter<PhotoFilter> {
  const [filter, setFilter] = useState(photoFilterSpec.defaults);
  return {
    filter,
    differs: filterToQuery(photoFilterSpec, filter) !== "",
    change: (fields) => setFilter({ ...filter, ...fields }),
    clear: () => setFilter(photoFilterSpec.defaults),
  };
}
