import { limits } from "../limits";
import { quoteMessages } from "../quote";
import { closed } from "./closed";
import { recordId } from "./number";
import { requiredText, text } from "./text";

const draft = {
  quotation: requiredText("Quotation", limits.quotation, quoteMessages.quotation),
  author: requiredText("Author", limits.author, quoteMessages.author),
  citation: text("Citation", limits.citation),
};

export const quoteDraftSchema = closed(draft);

export const quoteUpdateSchema = closed({ quoteId: recordId, ...draft });
