import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { quoteAnswers } from "./answers";
import { quoteDraftSchema, quotesOrderSchema } from "./schema";

export const quoteCalls = {
  quote: {
    method: "GET",
    path: "/api/quote/{n}",
    who: "anyone",
    summary: "The n-th quotation.",
    answer: quoteAnswers.Quote,
    cached: true,
  },
  quotes: {
    method: "GET",
    path: "/api/quotes",
    summary: "All quotations, in order.",
    answer: list(quoteAnswers.QuoteItem),
  },
  quoteAdd: {
    method: "POST",
    path: "/api/quoteadd",
    summary: "Adds a quotation after the last.",
    body: quoteDraftSchema,
    answer: validationErrors,
  },
  quoteUpdate: {
    method: "PUT",
    path: "/api/quoteupdate",
    summary: "Changes a quotation.",
    body: quoteDraftSchema,
    answer: validationErrors,
  },
  quoteDelete: {
    method: "DELETE",
    path: "/api/quotedelete/{id}",
    summary: "Puts a quotation into the bin.",
    answer: validationErrors,
  },
  quotesOrder: {
    method: "PUT",
    path: "/api/quotesorder",
    summary: "Puts all quotations into the order of their ids in the list.",
    body: quotesOrderSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
