import type { ObjectSchema } from "yup";
import { limits } from "../limits";
import { quoteMessages, type Quote, type QuoteUpdate } from "../quote";
import { closed } from "./closed";
import { recordId } from "./number";
import { requiredText, text } from "./text";

const draft = {
  quotation: requiredText("Quotation", limits.quotation, quoteMessages.quotation),
  author: requiredText("Author", limits.author, quoteMessages.author),
  citation: text("Citation", limits.citation),
};

export const quoteDraftSchema: ObjectSchema<Quote> = closed(draft);

export const quoteUpdateSchema: ObjectSchema<QuoteUpdate> = closed({ quoteId: recordId, ...draft });
