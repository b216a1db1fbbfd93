import { photoFilterDefault, type PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import type { SiteReader } from "shared-types/site/reader";
import { filterFromQuery, filterToQuery, hasFilter } from "../../../lib/filter";
import { useListFilter } from "../../../lib/list-filter";
import { paths } from "../../../lib/paths";
import { prefetch, useKnown, useRead, type ReadState } from "../../../lib/swr";
import { photoCategories, photoFilterSpec, photoList, photoPlace, usePhotoList } from "./photo";

// Which page of the gallery an address shows, by one rule for server and browser: a photo is looked for where
// the address says it is; an address that does not say, or is outdated, gets the photo's page of the whole gallery.

/** A page of the whole gallery. */
export function pageOfAll(pageId: number): PhotoFilter {
  return { ...photoFilterDefault, pageId };
}

function findPhoto(page: PhotoPage | undefined, photoId: number): PhotoItem | undefined {
  return page?.items.find((photo) => photo.photoId === photoId);
}

interface LoadedPhoto {
  photo: PhotoItem | undefined;
  /** The reads of `useGalleryPage` for the same address. */
  fallback: Record<string, unknown>;
}

/** Finds a photo and its page of the gallery on the server. */
export async function loadPhoto(
  reader: SiteReader,
  photoId: number,
  query: URLSearchParams,
): Promise<LoadedPhoto> {
  const asked = photoList(filterFromQuery(photoFilterSpec, query));
  const fallback = await prefetch(reader, [photoCategories]);
  if (hasFilter(photoFilterSpec, query)) {
    const page = await asked.get(reader);
    const photo = findPhoto(page, photoId);
    fallback[asked.key] = page;
    if (photo) return { photo, fallback };
  }
  const place = photoPlace(photoId);
  const found = await place.get(reader);
  fallback[place.key] = found;
  if (!found) return { photo: undefined, fallback };
  const page = photoList(pageOfAll(found.pageId));
  fallback[page.key] = await page.get(reader);
  return { photo: found.photo, fallback };
}

export type GalleryPage = ReturnType<typeof useGalleryPage>;

/** The page of the gallery for an address, in the browser. */
export function useGalleryPage(photoId: number | undefined) {
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
  return {
    /** The filter whose page is shown. */
    list,
    read,
    photoId,
    /** The photo in the address; `null` when there is no such photo. */
    open: shown ?? (isElsewhere ? photoOf(place.data) : undefined),
  };
}

const failed = ({ error, retry }: ReadState<unknown>) => ({ error, retry });

const photoOf = (place: { photo: PhotoItem } | null | undefined) => place && place.photo;
