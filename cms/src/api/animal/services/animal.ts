import type { Core } from "@strapi/strapi";
import type { AnimalDetail, AnimalFilter, AnimalRecord, AnimalRow } from "shared-types";
import { shows } from "../../../answers/shown";
import { etagOf } from "../../../lib/etag";
import { recordStore } from "../../../lib/record-store";
import { idOf, picturesOf } from "../../../lib/species-presenter";
import { presentBannerToEdit } from "../../photo/presenter";
import { linksAndPhotosOf } from "../../photo/species-parts";
import { presentAnimalDetail, presentAnimalDraft, presentAnimalRow } from "../presenter";
import { findAnimal, findAnimals, findAnimalToEdit } from "../query";
import { animalRecords } from "../saving";

/** Reads and saves animals; `withInternal` also shows what only the owner may see (contract §4). */
const animalService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(filter: AnimalFilter, withInternal = false): Promise<AnimalRow[]> {
    const rows = await findAnimals(strapi.db.connection, filter, withInternal);
    shows("animals", "all");
    shows("photos", rows.flatMap(picturesOf));
    return rows.map(presentAnimalRow);
  },

  async detail(keyId: string, withInternal = false): Promise<AnimalDetail | null> {
    const knex = strapi.db.connection;
    const row = await findAnimal(knex, keyId, withInternal);
    if (!row) return null;
    shows("animals", [idOf(row)]);
    shows("photos", picturesOf(row));
    const { links, photos } = await linksAndPhotosOf(knex, "animal", idOf(row), withInternal);
    return presentAnimalDetail(row, links, photos);
  },

  /** An animal as the owner edits it, with the ETag of its draft. */
  async record(keyOrId: string): Promise<{ record: AnimalRecord; etag: string } | null> {
    const knex = strapi.db.connection;
    const row = await findAnimalToEdit(knex, keyOrId);
    if (!row) return null;
    const draft = presentAnimalDraft(row);
    const parts = await linksAndPhotosOf(knex, "animal", idOf(row), true);
    return {
      record: { ...draft, banner: presentBannerToEdit(row), ...parts },
      etag: etagOf(draft),
    };
  },

  ...recordStore(strapi, animalRecords),
});

export type AnimalService = ReturnType<typeof animalService>;
export default animalService;
