import type { Calls } from "../kit/call";

/** The owner's calls; visitors see associations on the pages of plants and animals. */
export const associationOwnerCalls = {
  associations: {
    method: "POST",
    path: "/api/associations",
    summary: "What the books say: all of it, or of one animal or plant.",
    body: "AssociationFilter",
    answer: "Association[]",
  },
  associationAdd: {
    method: "POST",
    path: "/api/associationadd",
    summary: "Adds what a book says an animal does on a plant.",
    body: "AssociationDraft",
    answer: "ValidationErrors",
    creates: "/api/associations#{id}",
  },
  associationUpdate: {
    method: "PUT",
    path: "/api/associationupdate",
    summary: "Saves an association.",
    body: "AssociationDraft",
    answer: "ValidationErrors",
  },
  associationDelete: {
    method: "DELETE",
    path: "/api/associationdelete/{id}",
    summary: "Puts an association into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
