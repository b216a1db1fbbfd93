import { photosPerPage, type LinkType, type PhotoFilter, type PhotoSortColumn } from "shared-types";
import { environment } from "../../environment";
import { dateRange } from "../../lib/date-range";
import { fold } from "../../lib/fold";
import { from, holds, isPostgres, type Knex, type Query, type Row } from "../../lib/knex";

const columns = [
  ...["id", "file_name", "thumb_file_name", "alt", "caption", "width", "height"],
  ...["file_type", "file_size", "date_taken", "date_uploaded"],
  ...["content_hash", "placeholder", "jpeg_widths", "webp_widths", "avif_widths"],
].map((column) => `photos.${column}`);

const sortBy: Record<PhotoSortColumn, string> = {
  dtu: "photos.date_uploaded",
  dtt: "photos.date_taken",
  pid: "photos.id",
};

/** Ids of photos whose keyword, or the common name of what is on them, holds the term. */
function photosNamed(knex: Knex, term: string, withInternal: boolean): Query {
  const species = (kind: LinkType) => {
    const query = from(knex, `photos_${kind}s_lnk`);
    void query
      .join(`${kind}s`, `${kind}s.id`, `photos_${kind}s_lnk.${kind}_id`)
      .whereRaw(holds(knex, `${kind}s.fold_common`), [term])
      .select("photo_id");
    return withInternal ? query : query.where(`${kind}s.internal`, false);
  };
  const query = from(knex, "photos_keywords_lnk");
  void query
    .join("keywords", "keywords.id", "photos_keywords_lnk.keyword_id")
    .whereRaw(holds(knex, "keywords.fold_keyword"), [term])
    .select("photo_id")
    .union([species("plant"), species("animal")]);
  return query;
}

function searchDate(query: Query, knex: Knex, column: string, text: string): void {
  const range = dateRange(text, environment.timeZone);
  if (range) {
    const at = (ms: number) => (isPostgres(knex) ? new Date(ms) : ms);
    void query.where(column, ">=", at(range.from)).where(column, "<", at(range.to));
  } else {
    void query.whereRaw("1 = 0");
  }
}

/** Beyond 9 digits no id can match, and PostgreSQL would refuse the number. */
const idPattern = /^\d{1,9}$/;

function search(query: Query, knex: Knex, filter: PhotoFilter, withInternal: boolean): void {
  const term = fold(filter.searchTerm);
  if (term === "") return;
  switch (filter.searchColumn) {
    case "kwd":
      void query.whereIn("photos.id", photosNamed(knex, term, withInternal));
      break;
    case "pid":
      void query.where("photos.id", idPattern.test(term) ? Number(term) : 0);
      break;
    case "cap":
      void query.whereRaw(holds(knex, "photos.fold_caption"), [term]);
      break;
    case "dtu":
      searchDate(query, knex, "photos.date_uploaded", term);
      break;
    case "dtt":
      searchDate(query, knex, "photos.date_taken", term);
      break;
  }
}

/** One page of photos (none of the bin's) and how many match in all; undated photos come last either way. */
export async function findPhotos(
  knex: Knex,
  filter: PhotoFilter,
  withInternal: boolean,
): Promise<{ rows: Row[]; total: number }> {
  const matching = from(knex, "photos");
  void matching.whereNull("photos.date_deleted");
  search(matching, knex, filter, withInternal);
  if (filter.category !== 0)
    void matching.whereIn(
      "photos.id",
      knex("photos_categories_lnk").select("photo_id").where("category_id", filter.category),
    );
  const count = (await matching.clone().count({ total: "photos.id" }).first()) as Row | undefined;
  const rows = (await matching
    .select(columns)
    .orderByRaw(`${sortBy[filter.sortColumn]} ${filter.sortDirection} nulls last`)
    .orderBy("photos.id", filter.sortDirection)
    .limit(photosPerPage)
    .offset((filter.pageId - 1) * photosPerPage)) as Row[];
  return { rows, total: Number(count?.["total"] ?? 0) };
}

/** All photos of one plant or animal, newest first. */
export async function findPhotosOf(knex: Knex, kind: LinkType, id: number): Promise<Row[]> {
  return (await knex("photos")
    .join(`photos_${kind}s_lnk`, `photos_${kind}s_lnk.photo_id`, "photos.id")
    .where(`photos_${kind}s_lnk.${kind}_id`, id)
    .whereNull("photos.date_deleted")
    .select(columns)
    .orderByRaw("photos.date_taken desc nulls last")
    .orderBy("photos.id", "desc")) as Row[];
}

/** The photos of these ids that are not in the bin, in no order. */
export async function findPhotosById(knex: Knex, ids: number[]): Promise<Row[]> {
  const query = from(knex, "photos").whereIn("photos.id", ids).whereNull("photos.date_deleted");
  return (await query.select(columns)) as Row[];
}

/** How many photos come before this one in the gallery as it opens: the newest upload first. */
export async function countBefore(knex: Knex, id: number): Promise<number> {
  const own = knex("photos as own").where("own.id", id);
  const before = from(knex, "photos").whereNull("date_deleted");
  void before.where((newer) => {
    void newer.where("date_uploaded", ">", own.clone().select("own.date_uploaded"));
    void newer.orWhere((same) => {
      void same
        .where("date_uploaded", own.clone().select("own.date_uploaded"))
        .where("id", ">", id);
    });
  });
  const count = (await before.count({ total: "id" }).first()) as Row | undefined;
  return Number(count?.["total"] ?? 0);
}

/** One photo that is not in the bin, or undefined. */
export async function findPhoto(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "photos")
    .where("photos.id", id)
    .whereNull("photos.date_deleted")
    .first<Row | undefined>(columns);
}

/** Photos that went into the bin after `since`, the newest first. */
export async function findBinned(knex: Knex, since: Date): Promise<Row[]> {
  const at = isPostgres(knex) ? since : since.getTime();
  return await from(knex, "photos")
    .where("date_deleted", ">", at)
    .select("id", "file_name", "alt", "caption", "date_deleted", "placeholder")
    .orderBy("date_deleted", "desc")
    .orderBy("id", "desc");
}

/** Keeps photos (none of the bin's) from being changed until the transaction ends; how many there are. */
export async function lockPhotos(trx: Knex, ids: number[]): Promise<number> {
  const query = from(trx, "photos").whereIn("id", ids).whereNull("date_deleted").orderBy("id");
  return (await query.select("id").forNoKeyUpdate()).length;
}
