import type { Core } from "@strapi/strapi";
import type { AnimalDetail } from "shared-types/animal/answers";
import { animalFields } from "shared-types/animal/fields";
import { animalList } from "shared-types/animal/list";
import { readCompanions } from "../../calendar/companions";
import { readSpeciesRecords } from "../../calendar/records";
import { listFinder } from "../../species/find-listed";
import { speciesService } from "../../species/service";
import { presentAnimalDraft, presentAnimalRow } from "../presenter";
import { animalRecords } from "../saving";

/** All animals of a list. The column of classes has a name of its own. */
const findAnimals = listFinder({
  kind: "animal",
  fields: animalFields,
  codeShown: animalList.codeShown,
  searched: { cls: ["fold_class"] },
  sorted: { cls: { column: "animals.fold_class", text: true } },
});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const species = speciesService(strapi, "animal", {
    search: findAnimals,
    presentRow: presentAnimalRow,
    presentDraft: presentAnimalDraft,
    records: animalRecords,
  });
  return {
    ...species,

    /** Its page, with when it was recorded and which plants it uses. */
    async detail(keyId: string, withInternal = false): Promise<AnimalDetail | null> {
      const animal = await species.detail(keyId, withInternal);
      if (!animal) return null;
      const knex = strapi.db.connection;
      const scope = { kind: "animals", id: animal.animalId, withInternal } as const;
      const [records, uses] = await Promise.all([
        readSpeciesRecords(knex, scope),
        readCompanions(knex, scope),
      ]);
      return { ...animal, records, uses };
    },
  };
};
