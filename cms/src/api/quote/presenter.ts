import type { Quote } from "shared-types/quote/answers";
import type { QuoteDraft } from "shared-types/quote/schema";
import type { Row } from "../../database/knex";
import { idOf, textOf } from "../../database/row";

/** A quotation as visitors see it. */
export const presentQuote = (row: Row): Quote => ({
  quotation: textOf(row["quotation"]),
  author: textOf(row["author"]),
  citation: textOf(row["citation"]),
});

/** A quotation as its form has it. */
export const presentQuoteDraft = (row: Row): QuoteDraft => ({
  quoteId: idOf(row),
  ...presentQuote(row),
});
