import type { Core } from "@strapi/strapi";
import { photosPerPage, type PhotoFilter, type PhotoPage, type PhotoPlace } from "shared-types";
import { presentPhoto } from "../presenter";
import { countBefore, findPhotos } from "../query";
import { readPhotos } from "../reading";
import { withTags } from "../tags";

const photoService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(filter: PhotoFilter, withInternal = false): Promise<PhotoPage> {
    const knex = strapi.db.connection;
    const { rows, total } = await findPhotos(knex, filter, withInternal);
    const tagged = await withTags(knex, rows, withInternal);
    return {
      items: tagged.map(presentPhoto),
      totalPageCount: Math.ceil(total / photosPerPage),
      totalCount: total,
    };
  },

  /** A photo and the page it is on in the gallery as it opens, or null. */
  async place(photoId: number, withInternal = false): Promise<PhotoPlace | null> {
    const knex = strapi.db.connection;
    const [photo] = await readPhotos(knex, [photoId], withInternal);
    if (!photo) return null;
    const before = await countBefore(knex, photoId);
    return { photo, pageId: Math.floor(before / photosPerPage) + 1 };
  },
});

export type PhotoService = ReturnType<typeof photoService>;
export default photoService;
