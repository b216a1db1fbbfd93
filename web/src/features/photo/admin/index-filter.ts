import { photoGaps, photoVisibilities, type PhotoFilter } from "shared-types/photo/codes";
import { choice, type FilterSpec } from "../../../lib/filter";
import { photoFilterSpec } from "../api/photo";

/** The photo index has the gallery's filter and what photos lack, under a key of its own. */
export const photoIndexSpec: FilterSpec<PhotoFilter> = {
  ...photoFilterSpec,
  storageKey: "cpPhotoFilterIndex",
  fields: {
    ...photoFilterSpec.fields,
    missing: { ...photoFilterSpec.fields.missing, read: choice(photoGaps) },
    visibility: { ...photoFilterSpec.fields.visibility, read: choice(photoVisibilities) },
  },
};
