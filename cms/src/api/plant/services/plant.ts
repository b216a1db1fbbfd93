import type { Core } from "@strapi/strapi";
import { speciesService } from "../../species/service";
import { presentPlantDetail, presentPlantDraft, presentPlantRow } from "../presenter";
import { findPlant, findPlants, findPlantToEdit } from "../query";
import { plantRecords } from "../saving";

const plantService = ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, {
    kind: "plant",
    findAll: findPlants,
    find: findPlant,
    findToEdit: findPlantToEdit,
    presentRow: presentPlantRow,
    presentDetail: presentPlantDetail,
    presentDraft: presentPlantDraft,
    records: plantRecords,
  });

export type PlantService = ReturnType<typeof plantService>;
export default plantService;

declare module "../../../platform/services" {
  interface Services {
    "api::plant.plant": PlantService;
  }
}
