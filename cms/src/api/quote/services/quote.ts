import type { Core } from "@strapi/strapi";
import type { Quote, QuoteItem } from "shared-types";
import { shows } from "../../../answers/shown";
import { from, type Knex, type Row } from "../../../lib/knex";
import { recordStore } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";

const present = (row: Row): Quote => ({
  quotation: textOf(row["quotation"]),
  author: textOf(row["author"]),
  citation: textOf(row["citation"]),
});

const columns = ["id", "position", "quotation", "author", "citation"];

const inOrder = (knex: Knex) =>
  from(knex, "quotes").select(columns).orderBy("position").orderBy("id");

const quoteService = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = recordStore<Quote>(strapi, {
    uid: "api::quote.quote",
    table: "quotes",
    stored: async (knex, id) => {
      const row = await from(knex, "quotes").where({ id }).first<Row | undefined>(columns);
      return row ? present(row) : null;
    },
    faults: async () => [],
    data: ({ quotation, author, citation }) => ({ quotation, author, citation }),
  });
  return {
    ...store,

    /** The n-th quotation in the owner's order, counted from 1; null beyond the last. */
    async nth(n: number): Promise<Quote | null> {
      shows("quotes", "all");
      const [row] = await inOrder(strapi.db.connection)
        .offset(n - 1)
        .limit(1);
      return row ? present(row) : null;
    },

    /** All quotations, in the owner's order. */
    async all(): Promise<QuoteItem[]> {
      const rows = await inOrder(strapi.db.connection);
      return rows.map((row) => ({
        quoteId: numberOf(row["id"]),
        position: numberOf(row["position"]),
        ...present(row),
      }));
    },
  };
};

export type QuoteService = ReturnType<typeof quoteService>;
export default quoteService;
