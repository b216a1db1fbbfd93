import type { Option, PhotoFilter, PhotoPage, PhotoPlace } from "shared-types";
import { filterToQuery } from "../../../lib/filter";
import { useRead, type Read } from "../../../lib/swr";
import { photoFilterSpec } from "./filter";

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
