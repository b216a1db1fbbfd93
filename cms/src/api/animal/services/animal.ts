import type { Core } from "@strapi/strapi";
import { speciesService } from "../../species/service";
import { presentAnimalDetail, presentAnimalDraft, presentAnimalRow } from "../presenter";
import { findAnimals, animalReads } from "../query";
import { animalRecords } from "../saving";

const animalService = ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, {
    kind: "animal",
    search: findAnimals,
    reads: animalReads,
    presentRow: presentAnimalRow,
    presentDetail: presentAnimalDetail,
    presentDraft: presentAnimalDraft,
    records: animalRecords,
  });

export default animalService;
