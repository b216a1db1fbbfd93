import type { Core } from "@strapi/strapi";
import { photosPerPage, type PhotoFilter, type PhotoPage } from "shared-types";
import { presentPhoto } from "../presenter";
import { findPhotos } from "../query";
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
});

export type PhotoService = ReturnType<typeof photoService>;
export default photoService;
