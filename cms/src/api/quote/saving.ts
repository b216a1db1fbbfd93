import type { Quote } from "shared-types";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { presentQuote } from "./presenter";
import { findQuote } from "./query";

export const quoteRecords: RecordKind<Quote> = {
  uid: "api::quote.quote",
  table: "quotes",
  stored: storedDraft(findQuote, presentQuote),
  data: ({ quotation, author, citation }) => ({ quotation, author, citation }),
};
