import type { SiteDraft } from "shared-types/site/schema";
import { from, type Knex, type Row } from "../../database/knex";
import { idOf } from "../../database/row";
import { presentSiteDraft } from "./presenter";

/** The site record's row; undefined before the first save. */
export async function findSiteRow(knex: Knex): Promise<Row | undefined> {
  return from(knex, "site_records").orderBy("id").first<Row | undefined>();
}

/** The site record's id; 0 when there is none. */
export async function findSiteId(knex: Knex): Promise<number> {
  const row = await from(knex, "site_records").orderBy("id").first<Row | undefined>("id");
  return row ? idOf(row) : 0;
}

/** The site record as stored. */
export async function readSiteDraft(knex: Knex): Promise<SiteDraft> {
  return presentSiteDraft((await findSiteRow(knex)) ?? {});
}
