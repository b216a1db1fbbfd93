import type { Core } from "@strapi/strapi";
import type { PlantDetail } from "shared-types/plant/answers";
import { readCompanions } from "../../calendar/companions";
import { readSpeciesRecords } from "../../calendar/records";
import { readStanding } from "../../plan/standing";
import { speciesService } from "../../species/service";
import { presentPlantDraft, presentPlantRow } from "../presenter";
import { findPlants } from "../query";
import { plantRecords } from "../saving";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const species = speciesService(strapi, "plant", {
    search: findPlants,
    presentRow: presentPlantRow,
    presentDraft: presentPlantDraft,
    records: plantRecords,
  });
  return {
    ...species,

    /** Its page, with where it stands on the plans, when it was recorded, and who visits it. */
    async detail(keyId: string, withInternal = false): Promise<PlantDetail | null> {
      const plant = await species.detail(keyId, withInternal);
      if (!plant) return null;
      const knex = strapi.db.connection;
      const scope = { kind: "plants", id: plant.plantId, withInternal } as const;
      const [plantings, records, visitors] = await Promise.all([
        readStanding(knex, plant.plantId, withInternal),
        readSpeciesRecords(knex, scope),
        readCompanions(knex, scope),
      ]);
      return { ...plant, plantings, records, visitors };
    },
  };
};
