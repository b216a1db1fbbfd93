import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const quoteCalls = {
  quote: {
    method: "GET",
    path: "/api/quote/{n}",
    who: "anyone",
    summary: "The n-th quotation.",
    answer: "Quote",
    cached: true,
  },
} as const satisfies Calls;
