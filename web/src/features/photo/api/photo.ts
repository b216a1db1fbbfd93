import type { Option, PhotoFilter, PhotoPage } from "shared-types";
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

/** One page of photos; the old one stays until the new one is there. */
export function usePhotoList(filter: PhotoFilter) {
  return useRead(photoList(filter), { keepPrevious: true });
}

/** The photo categories a visitor can choose from. */
export const photoCategories: Read<Option[]> = {
  key: "photocategories",
  get: (reader) => reader.photoCategories(),
};

/** The photo categories; none while they are on their way. */
export function usePhotoCategories(): Option[] {
  return useRead(photoCategories).data ?? [];
}
