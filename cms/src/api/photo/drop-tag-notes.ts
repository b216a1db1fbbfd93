import type { Knex } from "../../database/knex";
import { afterChange } from "../../documents/rule";
import { pruneTagNotes } from "./tag-notes";

/** What was said of a tag goes with the tag, whoever removes it. */
export const dropTagNotes = afterChange(async (strapi, ids) => {
  await strapi.db.transaction(({ trx }) => pruneTagNotes(trx as Knex, ids));
});
