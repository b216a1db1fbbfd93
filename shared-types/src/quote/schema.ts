import type { InferType } from "yup";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { recordId, recordIds } from "../kit/number";
import { requiredText, text } from "../kit/text";

export const quoteMessages = {
  quotation: "Please enter a quotation.",
  author: "Please enter an author.",
  missing: "Quote data not found.",
  order: "The quotes have changed since you opened this page. Reload it, then put them in order.",
} as const;

export const quoteDraftSchema = closed({
  quoteId: recordId,
  quotation: requiredText("Quotation", limits.quotation, quoteMessages.quotation),
  author: requiredText("Author", limits.author, quoteMessages.author),
  citation: text("Citation", limits.citation),
}).meta({ id: "QuoteDraft" });

/** PUT /api/quotesorder: all quotations in their new order. */
export const quotesOrderSchema = closed({ quoteIds: recordIds() }).meta({ id: "QuotesOrder" });

export type QuoteDraft = InferType<typeof quoteDraftSchema>;
