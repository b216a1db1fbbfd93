import type { Calls } from "../kit/call";

/** The owner's calls; visitors see sightings in the calendar and on the pages of plants and animals. */
export const sightingOwnerCalls = {
  sightings: {
    method: "POST",
    path: "/api/sightings",
    summary: "One page of sightings, the newest first.",
    body: "SightingFilter",
    answer: "SightingPage",
  },
  sightingAdd: {
    method: "POST",
    path: "/api/sightingadd",
    summary: "Adds a sighting; a second one with the same clientId adds nothing.",
    body: "SightingDraft",
    answer: "ValidationErrors",
    creates: "/api/sightings#{id}",
  },
  sightingUpdate: {
    method: "PUT",
    path: "/api/sightingupdate",
    summary: "Saves a sighting.",
    body: "SightingDraft",
    answer: "ValidationErrors",
  },
  sightingDelete: {
    method: "DELETE",
    path: "/api/sightingdelete/{id}",
    summary: "Puts a sighting into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
