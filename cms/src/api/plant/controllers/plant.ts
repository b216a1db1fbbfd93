import type { Core } from "@strapi/strapi";
import { loadMessages, type PlantDraft } from "shared-types";
import { plantDraftSchema, plantFilterSchema } from "shared-types/schemas";
import { serviceOf } from "../../../platform/services";
import { speciesController } from "../../species/controller";

export default ({ strapi }: { strapi: Core.Strapi }) =>
  speciesController(strapi, {
    service: () => serviceOf(strapi, "api::plant.plant"),
    filterSchema: plantFilterSchema,
    draftSchema: plantDraftSchema,
    idOf: ({ plantId }: PlantDraft) => plantId,
    messages: { page: loadMessages.flora, record: loadMessages.plantFetch },
  });
