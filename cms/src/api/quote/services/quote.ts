import type { Core } from "@strapi/strapi";
import type { Quote, QuoteItem } from "shared-types";
import { dependsOn } from "../../../cache/dependencies";
import { recordStore } from "../../../database/record-store";
import { numberOf } from "../../../database/row";
import { presentQuote } from "../presenter";
import { findQuotes } from "../query";
import { quoteRecords } from "../saving";

const quoteService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, quoteRecords),

  /** The n-th quotation in the owner's order, counted from 1; null beyond the last. */
  async nth(n: number): Promise<Quote | null> {
    dependsOn("quotes", "all");
    const [row] = await findQuotes(strapi.db.connection)
      .offset(n - 1)
      .limit(1);
    return row ? presentQuote(row) : null;
  },

  /** All quotations, in the owner's order. */
  async all(): Promise<QuoteItem[]> {
    const rows = await findQuotes(strapi.db.connection);
    return rows.map((row) => ({
      quoteId: numberOf(row["id"]),
      position: numberOf(row["position"]),
      ...presentQuote(row),
    }));
  },
});

export default quoteService;
