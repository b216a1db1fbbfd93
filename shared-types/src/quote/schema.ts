import { limits } from "../kit/limits";
import { quoteMessages } from "./codes";
import { closed } from "../kit/closed";
import { recordId, recordIds } from "../kit/number";
import { requiredText, text } from "../kit/text";

export const quoteDraftSchema = closed({
  quoteId: recordId,
  quotation: requiredText("Quotation", limits.quotation, quoteMessages.quotation),
  author: requiredText("Author", limits.author, quoteMessages.author),
  citation: text("Citation", limits.citation),
});

/** PUT /api/quotesorder: all quotations in their new order. */
export const quotesOrderSchema = closed({ quoteIds: recordIds() });
