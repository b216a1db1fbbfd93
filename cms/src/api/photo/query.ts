import type { LinkType } from "shared-types";
import { from, isPostgres, whereIds, type Knex, type Row } from "../../database/knex";
import { numberOf } from "../../database/row";

const columns = [
  "id",
  "file_name",
  "thumb_file_name",
  "alt",
  "caption",
  "width",
  "height",
  "file_type",
  "file_size",
  "date_taken",
  "date_uploaded",
  "content_hash",
  "placeholder",
  "jpeg_widths",
  "webp_widths",
  "avif_widths",
].map((column) => `photos.${column}`);

/** All photos of one plant or animal, newest first; `date_deleted` marks those in the bin. */
export async function findPhotosOf(knex: Knex, kind: LinkType, id: number): Promise<Row[]> {
  const query = from(knex, "photos");
  void query
    .join(`photos_${kind}s_lnk`, `photos_${kind}s_lnk.photo_id`, "photos.id")
    .where(`photos_${kind}s_lnk.${kind}_id`, id)
    .select(...columns, "photos.date_deleted")
    .orderByRaw("photos.date_taken desc nulls last")
    .orderBy("photos.id", "desc");
  return await query;
}

/** Ids of all photos that are not in the bin, or of those with a date taken. */
export async function findPhotoIds(knex: Knex, dated = false): Promise<number[]> {
  const query = from(knex, "photos").whereNull("date_deleted").orderBy("id").select("id");
  if (dated) void query.whereNotNull("date_taken");
  return (await query).map((row) => numberOf(row["id"]));
}

/** The photos with these ids that are not in the bin, in no particular order. */
export async function findPhotosById(knex: Knex, ids: number[]): Promise<Row[]> {
  const query = from(knex, "photos").whereNull("photos.date_deleted");
  whereIds(knex, query, "photos.id", ids);
  return await query.select(columns);
}

/** One photo that is not in the bin, or undefined. */
export async function findPhoto(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "photos")
    .where("photos.id", id)
    .whereNull("photos.date_deleted")
    .first<Row | undefined>(columns);
}

/** Photos deleted after `since`, the newest first. */
export async function findBinned(knex: Knex, since: Date): Promise<Row[]> {
  const at = isPostgres(knex) ? since : since.getTime();
  return await from(knex, "photos")
    .where("date_deleted", ">", at)
    .select("id", "file_name", "alt", "caption", "date_deleted", "placeholder")
    .orderBy("date_deleted", "desc")
    .orderBy("id", "desc");
}

/** Locks photos that are not in the bin until the transaction ends; returns how many there are. */
export async function lockPhotos(trx: Knex, ids: number[]): Promise<number> {
  const query = from(trx, "photos").whereIn("id", ids).whereNull("date_deleted").orderBy("id");
  return (await query.select("id").forNoKeyUpdate()).length;
}
