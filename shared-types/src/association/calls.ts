import type { Calls } from "../kit/call";
import { associationDraftSchema, associationFilterSchema } from "./schema";
import { associationAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

/** The owner's calls; visitors see associations on the pages of plants and animals. */
export const associationCalls = {
  associations: {
    method: "POST",
    path: "/api/associations",
    summary: "What the books say: all of it, or of one animal or plant.",
    body: associationFilterSchema,
    answer: list(associationAnswers.Association),
  },
  associationAdd: {
    method: "POST",
    path: "/api/associationadd",
    summary: "Adds what a book says an animal does on a plant.",
    body: associationDraftSchema,
    answer: validationErrors,
    creates: "/api/associations#{id}",
  },
  associationUpdate: {
    method: "PUT",
    path: "/api/associationupdate",
    summary: "Saves an association.",
    body: associationDraftSchema,
    answer: validationErrors,
  },
  associationDelete: {
    method: "DELETE",
    path: "/api/associationdelete/{id}",
    summary: "Puts an association into the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
