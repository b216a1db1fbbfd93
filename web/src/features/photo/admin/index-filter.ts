import {
  photoFilterDefault,
  photoGaps,
  photoVisibilities,
  type PhotoFilter,
} from "shared-types/photo/codes";
import { choice, filterToQuery, type FilterSpec } from "../../../lib/filter";
import { panelPaths } from "../../../lib/panel-paths";
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

/** The photos that nobody has described for those who cannot see them. */
export const undescribed: PhotoFilter = { ...photoFilterDefault, missing: "alt" };

/** The index with this filter and no other. */
export const photoIndexOf = (filter: PhotoFilter) =>
  panelPaths.photoIndex + filterToQuery(photoIndexSpec, filter);
