import type { Core } from "@strapi/strapi";
import { photosPerPage, type PhotoFilter, type PhotoPage, type PhotoPlace } from "shared-types";
import { shows } from "../../../answers/shown";
import { nameKinds } from "../index/gallery";
import { freshGallery } from "../index/keep-fresh";
import { pageOf, searchGallery } from "../index/search";
import { readPhotos } from "../reading";

const photoService = ({ strapi }: { strapi: Core.Strapi }) => {
  const gallery = freshGallery(strapi.db.connection);
  return {
    async search(filter: PhotoFilter, withInternal = false): Promise<PhotoPage> {
      shows("photos", "all");
      // Photos are found by the names of what they are tagged with.
      for (const kind of nameKinds) shows(kind, "all");
      const { ids, total } = searchGallery(await gallery(), filter, withInternal);
      return {
        items: await readPhotos(strapi.db.connection, ids, withInternal),
        totalPageCount: Math.ceil(total / photosPerPage),
        totalCount: total,
      };
    },

    /** A photo and the page it is on in the gallery as it opens, or null. */
    async place(photoId: number, withInternal = false): Promise<PhotoPlace | null> {
      shows("photos", "all");
      const pageId = pageOf(await gallery(), photoId);
      if (pageId === null) return null;
      const [photo] = await readPhotos(strapi.db.connection, [photoId], withInternal);
      return photo ? { photo, pageId } : null;
    },
  };
};

export type PhotoService = ReturnType<typeof photoService>;
export default photoService;
