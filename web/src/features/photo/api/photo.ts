import type { Option } from "shared-types/kit/list-answers";
import {
  photoFilterDefault,
  photoSearchColumns,
  photoSortColumns,
  type PhotoFilter,
} from "shared-types/photo/codes";
import type { PhotoPage, PhotoPlace } from "shared-types/photo/answers";
import { pageParameters } from "shared-types/site/reader";
import { searchSortFields } from "../../../components/ui/search-sort";
import { filterToQuery, wholeNumber, type FilterSpec } from "../../../lib/filter";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";

/** The gallery's filter in the address and, for the session, under `cpPhotoFilter`. */
export const photoFilterSpec: FilterSpec<PhotoFilter> = {
  storageKey: "cpPhotoFilter",
  defaults: photoFilterDefault,
  fields: {
    category: { param: pageParameters.category, read: wholeNumber(0) },
    // Visitors have no use for these.
    missing: { param: "missing", read: () => "" },
    visibility: { param: "visibility", read: () => "" },
    ...searchSortFields(photoSearchColumns, photoSortColumns),
    pageId: { param: pageParameters.pageId, read: wholeNumber(1) },
  },
};

/** One page of the photos a filter finds. */
export function photoList(filter: PhotoFilter): Read<PhotoPage> {
  return {
    key: `photos${filterToQuery(photoFilterSpec, filter)}`,
    get: (reader) => reader.photos(filter),
  };
}

/** One page of photos; the previous one stays until it has loaded. */
export function usePhotoList(filter: PhotoFilter | null) {
  return useRead(filter && photoList(filter), { keepPrevious: true });
}

/** A photo and its page of the unfiltered gallery; `null` when there is no such photo. */
export function photoPlace(photoId: number): Read<PhotoPlace | null> {
  return { key: `photo/${photoId}`, get: (reader) => reader.photoPlace(photoId) };
}

/** The photo categories a visitor can choose from. */
export const photoCategories: Read<Option[]> = {
  key: "photocategories",
  get: (reader) => reader.photoCategories(),
};

/** The photo categories; empty while loading. */
export function usePhotoCategories(): Option[] {
  return useRead(photoCategories).data ?? [];
}

/** The photo id in an address; `undefined` when there is none. */
export function readPhotoId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
