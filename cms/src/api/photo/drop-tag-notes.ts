import type { Core } from "@strapi/strapi";
import type { Knex } from "../../database/knex";
import { afterChange } from "../../documents/around";
import { photoUid } from "./record";
import { pruneTagNotes } from "./tag-notes";

/** What was said of a tag goes with the tag, whoever removes it. */
export function dropTagNotes(strapi: Core.Strapi): void {
  afterChange(strapi, photoUid, async (ids) => {
    await strapi.db.transaction(({ trx }) => pruneTagNotes(trx as Knex, ids));
  });
}
