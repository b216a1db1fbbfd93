import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const animalOwnerCalls = {
  animalRecord: {
    method: "GET",
    path: "/api/animal/{keyId}",
    summary: "One animal with every field, to edit; by key or id.",
    answer: "AnimalRecord",
  },
  animalUpdate: {
    method: "PUT",
    path: "/api/animalupdate",
    summary: "Saves an animal.",
    body: "AnimalDraft",
    answer: "ValidationErrors",
  },
  animalAdd: {
    method: "POST",
    path: "/api/animaladd",
    summary: "Adds an animal.",
    body: "AnimalDraft",
    answer: "ValidationErrors",
    creates: "/api/animal/{id}",
  },
  animalDelete: {
    method: "DELETE",
    path: "/api/animaldelete/{id}",
    summary: "Moves an animal to the bin; photos and links stay.",
    answer: "ValidationErrors",
  },
  animalsChange: {
    method: "POST",
    path: "/api/animalschange",
    summary: "Changes the same fields of several animals.",
    body: "AnimalsChange",
    answer: "ValidationErrors",
  },
  animalsDelete: {
    method: "POST",
    path: "/api/animalsdelete",
    summary: "Moves several animals to the bin; photos and links stay.",
    body: "ChosenIds",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
