import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const plantOwnerCalls = {
  plantRecord: {
    method: "GET",
    path: "/api/plant/{keyId}",
    summary: "One plant with every field, to edit; by key or id.",
    answer: "PlantRecord",
  },
  plantUpdate: {
    method: "PUT",
    path: "/api/plantupdate",
    summary: "Saves a plant.",
    body: "PlantDraft",
    answer: "ValidationErrors",
  },
  plantAdd: {
    method: "POST",
    path: "/api/plantadd",
    summary: "Adds a plant.",
    body: "PlantDraft",
    answer: "ValidationErrors",
    creates: "/api/plant/{id}",
  },
  plantDelete: {
    method: "DELETE",
    path: "/api/plantdelete/{id}",
    summary: "Moves a plant to the bin; photos and links stay.",
    answer: "ValidationErrors",
  },
  plantsChange: {
    method: "POST",
    path: "/api/plantschange",
    summary: "Changes the same fields of several plants.",
    body: "PlantsChange",
    answer: "ValidationErrors",
  },
  plantsDelete: {
    method: "POST",
    path: "/api/plantsdelete",
    summary: "Moves several plants to the bin; photos and links stay.",
    body: "ChosenIds",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
