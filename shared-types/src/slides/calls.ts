import type { Calls } from "../kit/call";

/** What anyone may call. */
export const slidesCalls = {
  slides: {
    method: "GET",
    path: "/api/slides",
    who: "anyone",
    summary: "The photos of the home page's carousel that visitors may see, in order.",
    answer: "Slide[]",
    cached: true,
  },
} as const satisfies Calls;
