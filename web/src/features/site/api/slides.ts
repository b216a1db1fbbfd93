import { homeSlidesCategoryId, photoFilterDefault, type PhotoPage } from "shared-types";
import { useRead, type Read } from "../../../lib/swr";

const slideCount = 7;

const filter = {
  ...photoFilterDefault,
  category: homeSlidesCategoryId,
  sortColumn: "pid",
  sortDirection: "asc",
} as const;

/** The photos of the home page's carousel, in the order of their ids. */
export const slidesRead: Read<PhotoPage> = {
  key: "photos/home-slides",
  get: async (reader) => {
    const page = await reader.photos(filter);
    return { ...page, items: page.items.slice(0, slideCount) };
  },
};

/** See slidesRead. */
export const useSlides = () => useRead(slidesRead);
