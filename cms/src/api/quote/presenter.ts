import type { Quote } from "shared-types";
import type { Row } from "../../lib/knex";
import { textOf } from "../../lib/row";

/** A quotation as visitors see it. */
export const presentQuote = (row: Row): Quote => ({
  quotation: textOf(row["quotation"]),
  author: textOf(row["author"]),
  citation: textOf(row["citation"]),
});
