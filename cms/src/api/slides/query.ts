import type { SlidesDraft } from "shared-types/slides/schema";
import { publicPhoto } from "../../database/photo-visibility";
import { from, whereIds, type Knex, type Row } from "../../database/knex";
import { idOf } from "../../database/row";
import { presentSlidesDraft } from "./presenter";

/** A record of the slides; undefined when there is none. */
export function findSlides(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "slides").where({ id }).first<Row | undefined>();
}

/** The id of the one record; 0 when there is none. */
export async function findSlidesId(knex: Knex): Promise<number> {
  const row = await from(knex, "slides").orderBy("id").first<Row | undefined>("id");
  return row ? idOf(row) : 0;
}

/** The slides as stored; none without a record. */
export async function readSlidesDraft(knex: Knex): Promise<SlidesDraft> {
  const row = await from(knex, "slides").orderBy("id").first<Row | undefined>();
  return presentSlidesDraft(row ?? {});
}

/** What decides whether these photos can be slides; those in the bin too. */
export async function findChosenPhotos(knex: Knex, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const query = from(knex, "photos").orderBy("id").forShare();
  whereIds(knex, query, "photos.id", ids);
  return await query.select(
    "photos.id",
    "photos.file_name",
    "photos.visibility",
    "photos.date_deleted",
  );
}

/** The photo category that gave older versions their slides: the first seven of its photos. */
const older = { category: 7, count: 7 };

/** The photos that an older version of this site showed as slides, in order. */
export async function findOlderSlides(knex: Knex): Promise<number[]> {
  const rows = await from(knex, "photos")
    .join("photos_categories_lnk", "photos_categories_lnk.photo_id", "photos.id")
    .where("photos_categories_lnk.category_id", older.category)
    .whereRaw(publicPhoto())
    .orderBy("photos.id")
    .limit(older.count)
    .select<Row[]>("photos.id");
  return rows.map(idOf);
}
