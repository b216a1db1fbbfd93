import type { Core } from "@strapi/strapi";
import { loadMessages, type AnimalDraft } from "shared-types";
import { animalDraftSchema, animalFilterSchema } from "shared-types/schemas";
import { serviceOf } from "../../../platform/services";
import { speciesController } from "../../species/controller";

export default ({ strapi }: { strapi: Core.Strapi }) =>
  speciesController(strapi, {
    service: () => serviceOf(strapi, "api::animal.animal"),
    filterSchema: animalFilterSchema,
    draftSchema: animalDraftSchema,
    idOf: ({ animalId }: AnimalDraft) => animalId,
    messages: { page: loadMessages.fauna, record: loadMessages.animalFetch },
  });
