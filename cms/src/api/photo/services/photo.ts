import type { Core } from "@strapi/strapi";
import { photosPerPage, type PhotoFilter } from "shared-types/photo/codes";
import type { PhotoPage, PhotoPlace } from "shared-types/photo/answers";
import { dependsOnAll } from "../../../cache/dependencies";
import { readPhotos } from "../query";
import { galleryPageOf, rememberTotals, searchPhotos } from "../search";

const photoService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const totals = rememberTotals();
  return {
    async search(filter: PhotoFilter, withInternal = false): Promise<PhotoPage> {
      // Photos are also found by the names of what they are tagged with.
      dependsOnAll("photos", "keywords", "plants", "animals");
      const { ids, total } = await searchPhotos(knex(), filter, withInternal, totals);
      return {
        items: await readPhotos(knex(), ids, withInternal),
        totalPageCount: Math.ceil(total / photosPerPage),
        totalCount: total,
      };
    },

    /** A photo and its page of the unfiltered gallery, or null. */
    async place(photoId: number, withInternal = false): Promise<PhotoPlace | null> {
      dependsOnAll("photos");
      const [pageId, [photo]] = await Promise.all([
        galleryPageOf(knex(), photoId, withInternal),
        readPhotos(knex(), [photoId], withInternal),
      ]);
      return photo && pageId !== null ? { photo, pageId } : null;
    },
  };
};

export default photoService;
