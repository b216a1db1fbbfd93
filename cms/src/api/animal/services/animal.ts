import type { Core } from "@strapi/strapi";
import { speciesService } from "../../species/service";
import { presentAnimalDetail, presentAnimalDraft, presentAnimalRow } from "../presenter";
import { findAnimal, findAnimals, findAnimalToEdit } from "../query";
import { animalRecords } from "../saving";

const animalService = ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, {
    kind: "animal",
    findAll: findAnimals,
    find: findAnimal,
    findToEdit: findAnimalToEdit,
    presentRow: presentAnimalRow,
    presentDetail: presentAnimalDetail,
    presentDraft: presentAnimalDraft,
    records: animalRecords,
  });

export type AnimalService = ReturnType<typeof animalService>;
export default animalService;

declare module "../../../platform/services" {
  interface Services {
    "api::animal.animal": AnimalService;
  }
}
