import type { Quote, QuoteDraft } from "shared-types/quote/codes";
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
