import type { PhotoFilter, PhotoItem, PhotoPage } from "shared-types";
import { filterToQuery } from "../../../lib/filter";
import { useListFilter, type ListFilter } from "../../../lib/list-filter";
import { paths } from "../../../lib/paths";
import { useKnown, useRead, type ReadState } from "../../../lib/swr";
import { photoFilterSpec } from "../api/filter";
import { photoList, photoPlace, usePhotoList } from "../api/photo";
import { findPhoto, pageOfAll } from "../api/photo-page";

export interface GalleryPage {
  /** The filter whose page is shown. */
  list: ListFilter<PhotoFilter>;
  read: ReadState<PhotoPage>;
  photoId: number | undefined;
  /** The photo in the address; `null` when there is no such photo. */
  open: PhotoItem | null | undefined;
}

/**
 * The page of the gallery for an address. A photo is looked for where the address says it is; an
 * address that does not say, or is outdated, gets the photo's page of the whole gallery.
 */
export function useGalleryPage(photoId: number | undefined): GalleryPage {
  const asked = useListFilter(photoFilterSpec, paths.photos);
  const known = useKnown(photoList(asked.filter));
  const isHere = photoId === undefined || findPhoto(known, photoId) !== undefined;
  const isElsewhere = !isHere && (!asked.differs || known !== undefined);
  const place = useRead(isElsewhere ? photoPlace(photoId) : null);

  const filter = isElsewhere && place.data ? pageOfAll(place.data.pageId) : asked.filter;
  const list = { ...asked, filter, differs: filterToQuery(photoFilterSpec, filter) !== "" };
  const found = usePhotoList(isElsewhere && !place.data ? null : filter);
  const read = isElsewhere && place.error ? { ...found, ...failed(place) } : found;
  const shown = photoId === undefined ? undefined : findPhoto(found.data, photoId);
  return { list, read, photoId, open: shown ?? (isElsewhere ? photoOf(place.data) : undefined) };
}

const failed = ({ error, retry }: ReadState<unknown>) => ({ error, retry });

const photoOf = (place: { photo: PhotoItem } | null | undefined) => place && place.photo;
