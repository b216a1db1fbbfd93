import {
  photosPerPage,
  type PhotoFilter,
  type PhotoSortColumn,
  type SortDirection,
} from "shared-types";
import { from, isPostgres, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { idOf, numberOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { conditionsOf, type Conditions, type TagSet } from "./search-terms";
import type { Totals } from "./totals";

/** One page of a search: the ids of its photos, and how many match in all. */
export interface Found {
  ids: number[];
  total: number;
}

/** Up to this many matches are found by their tags and sorted; more are soon met in the sorted index. */
const fewMatches = 300;

/** Up to this many tags are looked up in the index of tags; for more SQLite is to read that of pairs. */
const fewTags = 50;

const visible = (knex: Knex) => from(knex, "photos").whereNull("photos.date_deleted");

type Narrow = (links: Query, photoId: string) => void;

/**
 * The photo ids of all links to tags of a set. SQLite counts distinct photos much faster when it reads them in
 * their order, as the index of pairs holds them; the unary plus keeps it from the index of tags.
 */
function photosLinked(knex: Knex, set: TagSet, narrow?: Narrow): Query {
  const links = set.map(([kind, ids]) => {
    const { join, id } = tagKinds[kind];
    const inOrder = !isPostgres(knex) && ids.length > fewTags;
    const query = from(knex, join).select("photo_id");
    whereIds(knex, query, inOrder ? knex.raw("+??", [id]) : id, ids);
    narrow?.(query, `${join}.photo_id`);
    return query;
  });
  return knex.unionAll(links) as Query;
}

/** Leaves the photos that have a tag of the set; `photoId` is the column of their id. */
function whereTagged(knex: Knex, photos: Query, photoId: string, set: TagSet): void {
  const links = set.map(([kind, ids]) => {
    const { join, id } = tagKinds[kind];
    const query = from(knex, `${join} as link`).whereRaw(`link.photo_id = ${photoId}`).select("id");
    whereIds(knex, query, isPostgres(knex) ? `link.${id}` : knex.raw("+??", [`link.${id}`]), ids);
    return query;
  });
  void photos.whereExists(knex.unionAll(links) as Query);
}

/** Counts links, not photos, which takes a fraction of the time, less the few photos of the bin. */
async function countTagged(knex: Knex, [first, ...others]: [TagSet, ...TagSet[]]): Promise<number> {
  const linked = photosLinked(knex, first, (links, photoId) => {
    for (const set of others) whereTagged(knex, links, photoId, set);
  });
  const deleted = from(knex, "photos").whereNotNull("date_deleted");
  for (const set of [first, ...others]) whereTagged(knex, deleted, "photos.id", set);
  const total = knex.raw("(select count(distinct photo_id) from (?) linked) - (?) as total", [
    linked,
    deleted.count(),
  ]);
  const [row] = await knex.select<Row[]>(total);
  return numberOf(row?.["total"]);
}

async function count(knex: Knex, { tagSets, own }: Conditions): Promise<number> {
  const [first, ...others] = tagSets;
  if (first && !own) return countTagged(knex, [first, ...others]);
  const query = visible(knex);
  own?.(query, 0);
  for (const set of tagSets) void query.whereIn("photos.id", photosLinked(knex, set));
  const [row] = await query.count({ total: "*" });
  return numberOf(row?.["total"]);
}

/** Photos without a date of capture come last in either direction, as the indexes have them. */
const orders: Record<PhotoSortColumn, (direction: SortDirection) => string> = {
  dtu: (direction) => `photos.date_uploaded ${direction}, photos.id ${direction}`,
  dtt: (direction) => `photos.date_taken ${direction} nulls last, photos.id ${direction}`,
  pid: (direction) => `photos.id ${direction}`,
};

/** The ids of one page, equal dates by id. */
async function pageOf(
  knex: Knex,
  { tagSets, own }: Conditions,
  { sortColumn, sortDirection, pageId }: PhotoFilter,
  total: number,
): Promise<number[]> {
  const query = visible(knex).select("photos.id");
  own?.(query, total);
  for (const [n, set] of tagSets.entries()) {
    if (n === 0 && total <= fewMatches) void query.whereIn("photos.id", photosLinked(knex, set));
    else whereTagged(knex, query, "photos.id", set);
  }
  void query.orderByRaw(orders[sortColumn](sortDirection));
  const rows = await query.limit(photosPerPage).offset((pageId - 1) * photosPerPage);
  return rows.map(idOf);
}

/** One page of what a filter asks for; names of internal plants and animals match only if told to. */
export async function searchPhotos(
  knex: Knex,
  filter: PhotoFilter,
  withInternal: boolean,
  totals: Totals,
): Promise<Found> {
  const conditions = await conditionsOf(knex, filter, withInternal);
  if (!conditions) return { ids: [], total: 0 };
  const { category, searchColumn, searchTerm } = filter;
  const asked = [category, searchColumn, searchTerm, withInternal];
  const total = await totals(knex, asked, () => count(knex, conditions));
  const isPast = (filter.pageId - 1) * photosPerPage >= total;
  return { ids: isPast ? [] : await pageOf(knex, conditions, filter, total), total };
}

/** The page of the gallery as it opens, newest upload first, that a photo is on; null when it is none. */
export async function galleryPageOf(knex: Knex, photoId: number): Promise<number | null> {
  const newer = from(knex, "photos as other")
    .whereNull("other.date_deleted")
    .whereRaw("(other.date_uploaded, other.id) > (photos.date_uploaded, photos.id)")
    .count();
  const photo = visible(knex).where("photos.id", photoId);
  const [row] = await photo.select<Row[]>(knex.raw("(?) as newer", [newer]));
  return row ? Math.floor(numberOf(row["newer"]) / photosPerPage) + 1 : null;
}
