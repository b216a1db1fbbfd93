import { chosenIdsSchema } from "../kit/bulk-schema";
import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { animalAnswers } from "./answers";
import { animalDraftSchema, animalFilterSchema, animalsChangeSchema } from "./schema";

export const animalCalls = {
  faunaList: {
    method: "POST",
    path: "/api/fauna",
    who: "anyone",
    summary: "Animals, searched and sorted.",
    body: animalFilterSchema,
    answer: list(animalAnswers.AnimalRow),
    cached: true,
  },
  faunaDetail: {
    method: "GET",
    path: "/api/fauna/{keyId}",
    who: "anyone",
    summary:
      "One animal with notes, links and photos, when it was recorded, and which plants it uses.",
    answer: animalAnswers.AnimalDetail,
    cached: true,
  },
  animalRecord: {
    method: "GET",
    path: "/api/animal/{keyId}",
    summary: "One animal with every field, to edit; by key or id.",
    answer: animalAnswers.AnimalRecord,
  },
  animalUpdate: {
    method: "PUT",
    path: "/api/animalupdate",
    summary: "Saves an animal.",
    body: animalDraftSchema,
    answer: validationErrors,
  },
  animalAdd: {
    method: "POST",
    path: "/api/animaladd",
    summary: "Adds an animal.",
    body: animalDraftSchema,
    answer: validationErrors,
    creates: "/api/animal/{id}",
  },
  animalDelete: {
    method: "DELETE",
    path: "/api/animaldelete/{id}",
    summary: "Moves an animal to the bin; photos and links stay.",
    answer: validationErrors,
  },
  animalsChange: {
    method: "POST",
    path: "/api/animalschange",
    summary: "Changes the same fields of several animals.",
    body: animalsChangeSchema,
    answer: validationErrors,
  },
  animalsDelete: {
    method: "POST",
    path: "/api/animalsdelete",
    summary: "Moves several animals to the bin; photos and links stay.",
    body: chosenIdsSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
