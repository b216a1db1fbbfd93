import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const animalCalls = {
  faunaList: {
    method: "POST",
    path: "/api/fauna",
    who: "anyone",
    summary: "Animals, searched and sorted.",
    body: "AnimalFilter",
    answer: "AnimalRow[]",
    cached: true,
  },
  faunaDetail: {
    method: "GET",
    path: "/api/fauna/{keyId}",
    who: "anyone",
    summary:
      "One animal with notes, links and photos, when it was recorded, and which plants it uses.",
    answer: "AnimalDetail",
    cached: true,
  },
} as const satisfies Calls;
