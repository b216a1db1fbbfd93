import type { Core } from "@strapi/strapi";
import { animalDraftSchema } from "shared-types/schemas";
import { speciesService } from "../../species/service";
import { presentAnimalDetail, presentAnimalDraft, presentAnimalRow } from "../presenter";
import { findAnimals } from "../query";
import { animalRecords } from "../saving";

export default ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, "animal", {
    search: findAnimals,
    presentRow: presentAnimalRow,
    presentDetail: presentAnimalDetail,
    presentDraft: presentAnimalDraft,
    records: animalRecords,
    bulk: { schema: animalDraftSchema, nameOf: ({ nameCommon }) => nameCommon },
  });
