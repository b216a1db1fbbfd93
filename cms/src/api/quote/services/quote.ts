import type { Core } from "@strapi/strapi";
import type { Quote, QuoteItem, QuoteUpdate } from "shared-types";
import type { Saved } from "../../../lib/answer-save";
import type { Row } from "../../../lib/knex";
import { numberOf, textOf } from "../../../lib/row";

const uid = "api::quote.quote";

const presentQuote = (row: Row): Quote => ({
  quotation: textOf(row["quotation"]),
  author: textOf(row["author"]),
  citation: textOf(row["citation"]),
});

const quoteService = ({ strapi }: { strapi: Core.Strapi }) => {
  const inOrder = () =>
    strapi.db
      .connection("quotes")
      .select("id", "position", "quotation", "author", "citation")
      .orderBy("position")
      .orderBy("id");

  return {
    /** The n-th quotation in the owner's order, counted from 1; null beyond the last. */
    async nth(n: number): Promise<Quote | null> {
      const row = (await inOrder()
        .offset(n - 1)
        .first()) as Row | undefined;
      return row ? presentQuote(row) : null;
    },

    /** All quotations, in the owner's order. */
    async all(): Promise<QuoteItem[]> {
      return ((await inOrder()) as Row[]).map((row) => ({
        quoteId: numberOf(row["id"]),
        position: numberOf(row["position"]),
        ...presentQuote(row),
      }));
    },

    async update({ quoteId, ...quote }: QuoteUpdate): Promise<Saved> {
      const stored = (await strapi.db.query(uid).findOne({ where: { id: quoteId } })) as {
        documentId: string;
      } | null;
      if (!stored) return "missing";
      const { documentId } = stored;
      await strapi.documents(uid).update({ documentId, data: quote as never });
      return [];
    },
  };
};

export type QuoteService = ReturnType<typeof quoteService>;
export default quoteService;
