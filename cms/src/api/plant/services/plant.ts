import type { Core } from "@strapi/strapi";
import type { PlantDetail, PlantFilter, PlantRow } from "shared-types";
import { linksOf } from "../../link/query";
import { presentPhoto } from "../../photo/presenter";
import { findPhotosOf } from "../../photo/query";
import { withTags } from "../../photo/tags";
import { presentPlantDetail, presentPlantRow } from "../presenter";
import { findPlant, findPlants } from "../query";

/** Public reads of plants; `withInternal` also shows what only the owner may see (contract §4). */
const plantService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(filter: PlantFilter, withInternal = false): Promise<PlantRow[]> {
    const rows = await findPlants(strapi.db.connection, filter, withInternal);
    return rows.map(presentPlantRow);
  },

  async detail(keyId: string, withInternal = false): Promise<PlantDetail | null> {
    const knex = strapi.db.connection;
    const row = await findPlant(knex, keyId, withInternal);
    if (!row) return null;
    const id = Number(row["id"]);
    const [links, photos] = await Promise.all([
      linksOf(knex, "plant", id),
      findPhotosOf(knex, "plant", id).then((rows) => withTags(knex, rows, withInternal)),
    ]);
    return presentPlantDetail(row, links, photos.map(presentPhoto));
  },
});

export type PlantService = ReturnType<typeof plantService>;
export default plantService;
