import type { Core } from "@strapi/strapi";
import type { Quote, QuoteItem } from "shared-types/quote/answers";
import { quoteMessages } from "shared-types/quote/schema";
import { dependsOnAll } from "../../../cache/dependencies";
import { noteQuoteCount } from "../../../cache/quote-draws";
import { from } from "../../../database/knex";
import { recordStore, saveAtOnce } from "../../../database/record-store";
import { idOf, numberOf } from "../../../database/row";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { presentQuote, presentQuoteDraft } from "../presenter";
import { countQuotes, findQuotes, lockQuotes } from "../query";
import { quoteRecords } from "../saving";

const quoteService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, quoteRecords),

  /** The n-th quotation in the owner's order, counted from 1; null beyond the last. */
  async nth(n: number): Promise<Quote | null> {
    dependsOnAll("quotes");
    const [row] = await findQuotes(strapi.db.connection)
      .offset(n - 1)
      .limit(1);
    return row ? presentQuote(row) : null;
  },

  /** How many there are for pages to choose from. */
  async count(): Promise<number> {
    dependsOnAll("quotes");
    const count = await countQuotes(strapi.db.connection);
    noteQuoteCount(count);
    return count;
  },

  /** All quotations in the owner's order, each with its place and ETag, and the ETag of that order. */
  async all(): Promise<{ record: QuoteItem[]; etag: string }> {
    const rows = await findQuotes(strapi.db.connection);
    const record = rows.map((row, n) => {
      const draft = presentQuoteDraft(row);
      return { ...draft, position: n + 1, etag: etagOf(draft) };
    });
    return { record, etag: etagOf(rows.map(idOf)) };
  },

  /** Puts all quotations into this order, unless another order was read before. */
  order: (quoteIds: number[], ifMatch: string): Promise<Saved> =>
    saveAtOnce(strapi, async (trx) => {
      const rows = await lockQuotes(trx);
      const ids = rows.map(idOf);
      if (!allowsSave(ifMatch, etagOf(ids))) return "changed";
      const isSame = quoteIds.length === ids.length && ids.every((id) => quoteIds.includes(id));
      if (!isSame) return [{ fieldId: "quoteIds", errorMessage: quoteMessages.order }];
      const positions = new Map(rows.map((row) => [idOf(row), numberOf(row["position"])]));
      for (const [place, id] of quoteIds.entries())
        if (positions.get(id) !== place + 1)
          await from(trx, "quotes")
            .where({ id })
            .update({ position: place + 1 });
      return [];
    }),
});

export default quoteService;
