import type { Calls } from "../kit/call";

/** What anyone may call. */
export const searchCalls = {
  search: {
    method: "GET",
    path: "/api/search",
    who: "anyone",
    summary: "One search over everything, the best of each group first.",
    query: ["q"],
    answer: "SearchAnswer",
  },
} as const satisfies Calls;
