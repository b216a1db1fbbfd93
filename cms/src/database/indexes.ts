import type { Core } from "@strapi/strapi";
import { isPostgres, type Knex } from "./knex";
import { hiddenPhoto, keptPhoto, publicPhoto, visibilityIn } from "./photo-visibility";
import { tagKinds } from "./tag-kinds";

/** A name, and what `create index NAME on` is followed by. */
type Index = [name: string, on: string];

/** PostgreSQL sorts by code point only with an index of that collation; Strapi's have the database's. */
const byCodePoint = (table: string, column: string): Index => [
  `${table}_${column}_code_point`,
  `${table} (${column} collate "C")`,
];

const kept = `where ${keptPhoto("")}`;
const shown = `where ${publicPhoto("")}`;

/**
 * A gallery leaves the bin out, and for visitors what is hidden, and counts what it shows: partial indexes that hold
 * all that either reads.
 */
const postgres: Index[] = [
  byCodePoint("plants", "fold_common"),
  byCodePoint("plants", "fold_scientific"),
  byCodePoint("animals", "fold_common"),
  byCodePoint("animals", "fold_scientific"),
  byCodePoint("animals", "fold_class"),
  byCodePoint("animals", "fold_order"),
  byCodePoint("links", "fold_text"),
  ["photos_visible_uploaded", `photos (date_uploaded, id) ${kept}`],
  ["photos_visible_taken", `photos (date_taken, id) ${kept}`],
  ["photos_visible_taken_last", `photos (date_taken desc nulls last, id desc) ${kept}`],
  ["photos_public_uploaded", `photos (date_uploaded, id) ${shown}`],
  ["photos_public_taken", `photos (date_taken, id) ${shown}`],
  ["photos_public_taken_last", `photos (date_taken desc nulls last, id desc) ${shown}`],
];

/**
 * SQLite stores a row's short texts after its notes: to read an index of them takes a tenth of the time.
 * PostgreSQL stores long texts separately, and refuses an index row of more than 2,700 bytes.
 */
const sqlite: Index[] = [
  ["plants_searched", "plants (fold_common, fold_aka, fold_height, fold_width)"],
  ["animals_searched", "animals (fold_common, fold_aka)"],
  ["photos_visible_uploaded", `photos (date_uploaded, id, fold_caption) ${kept}`],
  ["photos_visible_taken", `photos (date_taken, id, fold_caption) ${kept}`],
  ["photos_public_uploaded", `photos (date_uploaded, id, fold_caption) ${shown}`],
  ["photos_public_taken", `photos (date_taken, id, fold_caption) ${shown}`],
];

/** The photos of all species, species by species, without a look at the table for each tag. */
const tagsBySpecies = [tagKinds.plants, tagKinds.animals].map(({ join, id }): Index => [
  `${join}_by_species`,
  `${join} (${id}, photo_id)`,
]);

const both: Index[] = [
  ...tagsBySpecies,
  ["photos_tag_notes", "photos (id) where tag_notes is not null"],
  ["photos_taken_on", "photos (taken_on) where taken_on is not null"],
  ["photos_deleted", "photos (date_deleted) where date_deleted is not null"],
  ["photos_hidden", `photos (id) where ${hiddenPhoto("")}`],
];

/** A device may send what it kept more than once, and a source export it again: a sighting is added once. */
const unique: Index[] = [
  ["sightings_client", "sightings (client_id) where client_id is not null"],
  ["sightings_source", "sightings (source, source_id) where source_id <> ''"],
];

/**
 * Without statistics of an expression PostgreSQL expects one row in two hundred to match: it sorted every photo rather than
 * read one page in the order of an index.
 */
async function ensureStatistics(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "select 1 from pg_statistic_ext where stxrelid = 'photos'::regclass and stxname = 'photos_visibility'",
  );
  if (rows.length > 0) return;
  await knex.raw(
    `create statistics if not exists photos_visibility on (${visibilityIn("")}) from photos`,
  );
  await knex.raw("analyze photos");
}

/** Creates the indexes, and on PostgreSQL the statistics, that Strapi's schemas cannot express. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const [name, on] of [...both, ...(isPostgres(knex) ? postgres : sqlite)])
    await knex.raw(`create index if not exists ${name} on ${on}`);
  for (const [name, on] of unique)
    await knex.raw(`create unique index if not exists ${name} on ${on}`);
  if (isPostgres(knex)) await ensureStatistics(knex);
}
