import type { PhotoFilter } from "shared-types";
import type { FilterSpec } from "../../../lib/filter";
import { photoFilterSpec } from "../api/photo";

/** The photo index has the gallery's filter, under a key of its own. */
export const photoIndexSpec: FilterSpec<PhotoFilter> = {
  ...photoFilterSpec,
  storageKey: "cpPhotoFilterIndex",
};
