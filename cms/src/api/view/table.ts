import { type Knex } from "../../database/knex";
import { inTurn } from "../../database/in-turn";
import { advisoryLocks } from "../../database/lock-numbers";

/** A row for each day and page; `day` in the site's time zone. */
export const viewTable = "page_views";

/** Creates the table of views if it is missing: outside Strapi's content types, because nobody edits it. */
export async function ensureViewTable(knex: Knex): Promise<void> {
  await inTurn(knex, advisoryLocks.viewTable, async (trx) => {
    await trx.raw(`create table if not exists ${viewTable} (
      day text not null,
      path text not null,
      views integer not null,
      primary key (day, path)
    )`);
  });
}
