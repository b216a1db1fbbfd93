import {
  photoFilterDefault,
  type PhotoFilter,
  type PhotoItem,
  type PhotoPage,
  type SiteReader,
} from "shared-types";
import { filterFromQuery, hasFilter } from "../../../lib/filter";
import { prefetch } from "../../../lib/swr";
import { photoFilterSpec } from "./filter";
import { photoCategories, photoList, photoPlace } from "./photo";

/** The photo id in an address; `undefined` when there is none. */
export function readPhotoId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A page of the whole gallery. */
export function pageOfAll(pageId: number): PhotoFilter {
  return { ...photoFilterDefault, pageId };
}

/** A photo of a page. */
export function findPhoto(page: PhotoPage | undefined, photoId: number): PhotoItem | undefined {
  return page?.items.find((photo) => photo.photoId === photoId);
}

interface LoadedPhoto {
  photo: PhotoItem | undefined;
  /** The reads of `useGalleryPage` for the same address. */
  fallback: Record<string, unknown>;
}

/** Finds a photo and its page of the gallery on the server, by the rule of `useGalleryPage`. */
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
