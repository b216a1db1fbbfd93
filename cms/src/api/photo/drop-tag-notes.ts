import { inTransaction } from "../../database/knex";
import { afterChange } from "../../documents/rule";
import { pruneTagNotes } from "./tag-notes";

/** What was said of a tag goes with the tag, whoever removes it. */
export const dropTagNotes = afterChange(async (strapi, ids) => {
  await inTransaction(strapi, (trx) => pruneTagNotes(trx, ids));
});
