import { quoteDraftSchema, type QuoteDraft } from "shared-types/quote/schema";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { presentQuoteDraft } from "./presenter";
import { findQuote } from "./query";

export const quoteRecords: RecordKind<QuoteDraft> = {
  uid: "api::quote.quote",
  table: "quotes",
  schema: quoteDraftSchema,
  stored: storedDraft(findQuote, presentQuoteDraft),
  data: ({ quotation, author, citation }) => ({ quotation, author, citation }),
};
