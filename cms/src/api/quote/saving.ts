import type { Quote } from "shared-types";
import type { RecordKind } from "../../database/record-store";
import { presentQuote } from "./presenter";
import { findQuote } from "./query";

export const quoteRecords: RecordKind<Quote> = {
  uid: "api::quote.quote",
  table: "quotes",
  stored: async (knex, id) => {
    const row = await findQuote(knex, id);
    return row ? presentQuote(row) : null;
  },
  validate: async () => [],
  data: ({ quotation, author, citation }) => ({ quotation, author, citation }),
};
