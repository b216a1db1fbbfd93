import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const quoteOwnerCalls = {
  quotes: {
    method: "GET",
    path: "/api/quotes",
    summary: "All quotations, in order.",
    answer: "QuoteItem[]",
  },
  quoteAdd: {
    method: "POST",
    path: "/api/quoteadd",
    summary: "Adds a quotation after the last.",
    body: "QuoteDraft",
    answer: "ValidationErrors",
  },
  quoteUpdate: {
    method: "PUT",
    path: "/api/quoteupdate",
    summary: "Changes a quotation.",
    body: "QuoteDraft",
    answer: "ValidationErrors",
  },
  quoteDelete: {
    method: "DELETE",
    path: "/api/quotedelete/{id}",
    summary: "Puts a quotation into the bin.",
    answer: "ValidationErrors",
  },
  quotesOrder: {
    method: "PUT",
    path: "/api/quotesorder",
    summary: "Puts all quotations into the order of their ids in the list.",
    body: "QuotesOrder",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
