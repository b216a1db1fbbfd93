import type { Core } from "@strapi/strapi";
import { noteQuoteCount } from "../../cache/quote-draws";
import { countQuotes } from "./query";

/** Notes the number of quotations at the start, so that the first page already chooses among all of them. */
export async function noteQuotes({ db }: Core.Strapi): Promise<void> {
  noteQuoteCount(await countQuotes(db.connection));
}
