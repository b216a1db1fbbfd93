import type { Quote } from "shared-types";
import type { Row } from "../../database/knex";
import { textOf } from "../../database/row";

/** A quotation as visitors see it. */
export const presentQuote = (row: Row): Quote => ({
  quotation: textOf(row["quotation"]),
  author: textOf(row["author"]),
  citation: textOf(row["citation"]),
});
