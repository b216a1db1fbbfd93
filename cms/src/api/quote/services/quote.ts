import type { Core } from "@strapi/strapi";
import type { Quote } from "shared-types";
import type { Row } from "../../../lib/knex";
import { textOf } from "../../../lib/row";

const quoteService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The n-th quotation in the owner's order, counted from 1; null beyond the last. */
  async nth(n: number): Promise<Quote | null> {
    const row = (await strapi.db
      .connection("quotes")
      .select("quotation", "author", "citation")
      .orderBy("position")
      .orderBy("id")
      .offset(n - 1)
      .first()) as Row | undefined;
    if (!row) return null;
    return {
      quotation: textOf(row["quotation"]),
      author: textOf(row["author"]),
      citation: textOf(row["citation"]),
    };
  },
});

export type QuoteService = ReturnType<typeof quoteService>;
export default quoteService;
