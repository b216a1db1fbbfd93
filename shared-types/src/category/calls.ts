import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const categoryCalls = {
  photoCategories: {
    method: "GET",
    path: "/api/photocategories",
    who: "anyone",
    summary: "The photo categories a visitor can choose from.",
    answer: "Option[]",
    cached: true,
  },
} as const satisfies Calls;
