import type { Core } from "@strapi/strapi";
import type { AnimalDetail, AnimalFilter, AnimalRow } from "shared-types";
import { linksOf } from "../../link/query";
import { presentPhoto } from "../../photo/presenter";
import { findPhotosOf } from "../../photo/query";
import { withTags } from "../../photo/tags";
import { presentAnimalDetail, presentAnimalRow } from "../presenter";
import { findAnimal, findAnimals } from "../query";

/** Public reads of animals; `withInternal` also shows what only the owner may see (contract §4). */
const animalService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(filter: AnimalFilter, withInternal = false): Promise<AnimalRow[]> {
    const rows = await findAnimals(strapi.db.connection, filter, withInternal);
    return rows.map(presentAnimalRow);
  },

  async detail(keyId: string, withInternal = false): Promise<AnimalDetail | null> {
    const knex = strapi.db.connection;
    const row = await findAnimal(knex, keyId, withInternal);
    if (!row) return null;
    const id = Number(row["id"]);
    const [links, photos] = await Promise.all([
      linksOf(knex, "animal", id),
      findPhotosOf(knex, "animal", id).then((rows) => withTags(knex, rows, withInternal)),
    ]);
    return presentAnimalDetail(row, links, photos.map(presentPhoto));
  },
});

export type AnimalService = ReturnType<typeof animalService>;
export default animalService;
