import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const plantCalls = {
  floraList: {
    method: "POST",
    path: "/api/flora",
    who: "anyone",
    summary: "Plants, searched and sorted.",
    body: "PlantFilter",
    answer: "PlantRow[]",
    cached: true,
  },
  floraDetail: {
    method: "GET",
    path: "/api/flora/{keyId}",
    who: "anyone",
    summary:
      "One plant with notes, links and photos, where it stands on the plans, when it was recorded, and who visits it.",
    answer: "PlantDetail",
    cached: true,
  },
} as const satisfies Calls;
