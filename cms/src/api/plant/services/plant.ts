import type { Core } from "@strapi/strapi";
import type { PlantDetail, PlantFilter, PlantRecord, PlantRow } from "shared-types";
import { shows } from "../../../answers/shown";
import { etagOf } from "../../../lib/etag";
import { recordStore } from "../../../lib/record-store";
import { idOf, picturesOf } from "../../../lib/species-presenter";
import { presentBannerToEdit } from "../../photo/presenter";
import { linksAndPhotosOf } from "../../photo/species-parts";
import { presentPlantDetail, presentPlantDraft, presentPlantRow } from "../presenter";
import { findPlant, findPlants, findPlantToEdit } from "../query";
import { plantRecords } from "../saving";

/** Reads and saves plants; `withInternal` also shows what only the owner may see (contract §4). */
const plantService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(filter: PlantFilter, withInternal = false): Promise<PlantRow[]> {
    const rows = await findPlants(strapi.db.connection, filter, withInternal);
    shows("plants", "all");
    shows("photos", rows.flatMap(picturesOf));
    return rows.map(presentPlantRow);
  },

  async detail(keyId: string, withInternal = false): Promise<PlantDetail | null> {
    const knex = strapi.db.connection;
    const row = await findPlant(knex, keyId, withInternal);
    if (!row) return null;
    shows("plants", [idOf(row)]);
    shows("photos", picturesOf(row));
    const { links, photos } = await linksAndPhotosOf(knex, "plant", idOf(row), withInternal);
    return presentPlantDetail(row, links, photos);
  },

  /** A plant as the owner edits it, with the ETag of its draft. */
  async record(keyOrId: string): Promise<{ record: PlantRecord; etag: string } | null> {
    const knex = strapi.db.connection;
    const row = await findPlantToEdit(knex, keyOrId);
    if (!row) return null;
    const draft = presentPlantDraft(row);
    const parts = await linksAndPhotosOf(knex, "plant", idOf(row), true);
    return {
      record: { ...draft, banner: presentBannerToEdit(row), ...parts },
      etag: etagOf(draft),
    };
  },

  ...recordStore(strapi, plantRecords),
});

export type PlantService = ReturnType<typeof plantService>;
export default plantService;
