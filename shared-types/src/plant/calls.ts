import { chosenIdsSchema } from "../kit/bulk-schema";
import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { plantAnswers } from "./answers";
import { plantDraftSchema, plantFilterSchema, plantsChangeSchema } from "./schema";

export const plantCalls = {
  floraList: {
    method: "POST",
    path: "/api/flora",
    who: "anyone",
    summary: "Plants, searched and sorted.",
    body: plantFilterSchema,
    answer: list(plantAnswers.PlantRow),
    cached: true,
  },
  floraDetail: {
    method: "GET",
    path: "/api/flora/{keyId}",
    who: "anyone",
    summary:
      "One plant with notes, links and photos, where it stands on the plans, when it was recorded, and who visits it.",
    answer: plantAnswers.PlantDetail,
    cached: true,
  },
  plantRecord: {
    method: "GET",
    path: "/api/plant/{keyId}",
    summary: "One plant with every field, to edit; by key or id.",
    answer: plantAnswers.PlantRecord,
  },
  plantUpdate: {
    method: "PUT",
    path: "/api/plantupdate",
    summary: "Saves a plant.",
    body: plantDraftSchema,
    answer: validationErrors,
  },
  plantAdd: {
    method: "POST",
    path: "/api/plantadd",
    summary: "Adds a plant.",
    body: plantDraftSchema,
    answer: validationErrors,
    creates: "/api/plant/{id}",
  },
  plantDelete: {
    method: "DELETE",
    path: "/api/plantdelete/{id}",
    summary: "Moves a plant to the bin; photos and links stay.",
    answer: validationErrors,
  },
  plantsChange: {
    method: "POST",
    path: "/api/plantschange",
    summary: "Changes the same fields of several plants.",
    body: plantsChangeSchema,
    answer: validationErrors,
  },
  plantsDelete: {
    method: "POST",
    path: "/api/plantsdelete",
    summary: "Moves several plants to the bin; photos and links stay.",
    body: chosenIdsSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
