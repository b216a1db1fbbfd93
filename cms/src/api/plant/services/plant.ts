import type { Core } from "@strapi/strapi";
import { plantDraftSchema } from "shared-types/schemas";
import { speciesService } from "../../species/service";
import { presentPlantDetail, presentPlantDraft, presentPlantRow } from "../presenter";
import { findPlants } from "../query";
import { plantRecords } from "../saving";

export default ({ strapi }: { strapi: Core.Strapi }) =>
  speciesService(strapi, "plant", {
    search: findPlants,
    presentRow: presentPlantRow,
    presentDetail: presentPlantDetail,
    presentDraft: presentPlantDraft,
    records: plantRecords,
    bulk: { schema: plantDraftSchema, nameOf: ({ nameCommon }) => nameCommon },
  });
