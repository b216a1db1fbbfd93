import { limits } from "../limits";
import { quoteMessages } from "../quote";
import { closed } from "./closed";
import { recordId, recordIds } from "./number";
import { requiredText, text } from "./text";

export const quoteDraftSchema = closed({
  quoteId: recordId,
  quotation: requiredText("Quotation", limits.quotation, quoteMessages.quotation),
  author: requiredText("Author", limits.author, quoteMessages.author),
  citation: text("Citation", limits.citation),
});

/** PUT /api/quotesorder: all quotations in their new order. */
export const quotesOrderSchema = closed({ quoteIds: recordIds() });
