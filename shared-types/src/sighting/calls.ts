import type { Calls } from "../kit/call";
import { sightingDraftSchema, sightingFilterSchema } from "./schema";
import { sightingAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

/** The owner's calls; visitors see sightings in the calendar and on the pages of plants and animals. */
export const sightingCalls = {
  sightings: {
    method: "POST",
    path: "/api/sightings",
    summary: "One page of sightings, the newest first.",
    body: sightingFilterSchema,
    answer: sightingAnswers.SightingPage,
  },
  sightingAdd: {
    method: "POST",
    path: "/api/sightingadd",
    summary: "Adds a sighting; a second one with the same clientId adds nothing.",
    body: sightingDraftSchema,
    answer: validationErrors,
    creates: "/api/sightings#{id}",
  },
  sightingUpdate: {
    method: "PUT",
    path: "/api/sightingupdate",
    summary: "Saves a sighting.",
    body: sightingDraftSchema,
    answer: validationErrors,
  },
  sightingDelete: {
    method: "DELETE",
    path: "/api/sightingdelete/{id}",
    summary: "Puts a sighting into the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
