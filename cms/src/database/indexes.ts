import type { Core } from "@strapi/strapi";
import { isPostgres } from "./knex";

/** A name, and what `create index NAME on` is followed by. */
type Index = [name: string, on: string];

/** PostgreSQL sorts by code point only with an index of that collation; Strapi's have the database's. */
const byCodePoint = (table: string, column: string): Index => [
  `${table}_${column}_code_point`,
  `${table} (${column} collate "C")`,
];

const visible = "where date_deleted is null";

/** A gallery leaves the bin out and counts what it shows: partial indexes that hold all that either reads. */
const postgres: Index[] = [
  byCodePoint("plants", "fold_common"),
  byCodePoint("plants", "fold_scientific"),
  byCodePoint("animals", "fold_common"),
  byCodePoint("animals", "fold_scientific"),
  byCodePoint("animals", "fold_class"),
  byCodePoint("animals", "fold_order"),
  byCodePoint("links", "fold_text"),
  ["photos_visible_uploaded", `photos (date_uploaded, id) ${visible}`],
  ["photos_visible_taken", `photos (date_taken, id) ${visible}`],
  ["photos_visible_taken_last", `photos (date_taken desc nulls last, id desc) ${visible}`],
];

/**
 * SQLite stores a row's short texts after its notes: to read an index of them takes a tenth of the time.
 * PostgreSQL stores long texts separately, and refuses an index row of more than 2,700 bytes.
 */
const sqlite: Index[] = [
  ["plants_searched", "plants (fold_common, fold_aka, fold_height, fold_width)"],
  ["animals_searched", "animals (fold_common, fold_aka)"],
  ["photos_visible_uploaded", `photos (date_uploaded, id, fold_caption) ${visible}`],
  ["photos_visible_taken", `photos (date_taken, id, fold_caption) ${visible}`],
];

const both: Index[] = [["photos_deleted", "photos (date_deleted) where date_deleted is not null"]];

/** Creates the indexes that Strapi's schemas cannot express. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const [name, on] of [...both, ...(isPostgres(knex) ? postgres : sqlite)])
    await knex.raw(`create index if not exists ${name} on ${on}`);
}
