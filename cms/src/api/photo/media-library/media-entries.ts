import type { Core } from "@strapi/strapi";
import { from, inTransaction, isPostgres, type Knex } from "../../../database/knex";
import { numberOf, textOf } from "../../../database/row";
import { entryKey, entryRow, mergedColumns, photoIdOf } from "./media-entry";
import { mediaColumns } from "../query";
import { photoUid } from "../record";

/** The tables of Media Library entries and of their relations to records. */
const entries = "files";
const relations = "files_related_mph";
const field = "picture";

const batchSize = 200;

/** Connects entries with their photos where they are not connected yet. */
async function relate(trx: Knex, photoIds: number[]): Promise<void> {
  const keys = photoIds.map(entryKey);
  const unrelated = await from(trx, entries)
    .whereIn("hash", keys)
    .whereNotExists(
      trx(relations).whereRaw(`${relations}.file_id = ${entries}.id`).where({ field }),
    )
    .select("id", "hash");
  const rows = unrelated.map((entry) => ({
    file_id: entry["id"],
    related_id: photoIdOf(textOf(entry["hash"])),
    related_type: photoUid,
    field,
    order: 1,
  }));
  if (rows.length > 0) await trx(relations).insert(rows);
}

async function syncBatch(trx: Knex, photoIds: number[]): Promise<void> {
  const photos = await from(trx, "photos")
    .whereIn("id", photoIds)
    .whereNull("date_deleted")
    .select(mediaColumns);
  const shown = photos.map((photo) => numberOf(photo["id"]));
  const gone = photoIds.filter((id) => !shown.includes(id));
  if (gone.length > 0) await trx(entries).whereIn("hash", gone.map(entryKey)).delete();
  if (photos.length === 0) return;
  const now = isPostgres(trx) ? new Date() : Date.now();
  const rows = photos.map((photo) => entryRow(photo, now));
  await trx(entries).insert(rows).onConflict("hash").merge(mergedColumns);
  await relate(trx, shown);
}

/**
 * Brings the Media Library in line with these photos' records: one entry for each, none for those in
 * the bin or deleted. Idempotent.
 */
export async function syncEntries(strapi: Core.Strapi, photoIds: number[]): Promise<void> {
  for (let at = 0; at < photoIds.length; at += batchSize)
    await inTransaction(strapi, (trx) => syncBatch(trx, photoIds.slice(at, at + batchSize)));
}

/** Ids of photos without an entry, and of entries without a visible photo. */
export async function entriesOutOfSync(strapi: Core.Strapi): Promise<number[]> {
  const knex = strapi.db.connection;
  const photos = await from(knex, "photos").whereNull("date_deleted").select("id");
  const kept = await from(knex, entries).select("hash");
  const shown = new Set(photos.map((photo) => numberOf(photo["id"])));
  const listed = new Set(kept.map((entry) => photoIdOf(textOf(entry["hash"]))));
  return [
    ...[...shown].filter((id) => !listed.has(id)),
    ...[...listed].filter((id) => !shown.has(id)),
  ];
}

/** The row of an entry as Strapi returns it. */
export interface MediaEntry {
  id: number;
  name: string;
  hash: string;
}

/** The entry of a photo. */
export async function entryOf(strapi: Core.Strapi, photoId: number): Promise<MediaEntry | null> {
  const where = { hash: entryKey(photoId) };
  return (await strapi.db.query("plugin::upload.file").findOne({ where })) as MediaEntry | null;
}
