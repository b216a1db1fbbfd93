import type { Calls } from "./call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const quoteOwnerCalls = {
  quotes: {
    method: "GET",
    path: "/api/quotes",
    summary: "All quotations, in order.",
    answer: "QuoteItem[]",
  },
  quoteUpdate: {
    method: "PUT",
    path: "/api/quoteupdate",
    summary: "Changes a quotation.",
    body: "QuoteUpdate",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
