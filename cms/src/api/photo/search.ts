import { LRUCache } from "lru-cache";
import type { SortDirection } from "shared-types/kit/list";
import {
  photosPerPage,
  type PhotoFilter,
  type PhotoGap,
  type PhotoSortColumn,
} from "shared-types/photo/codes";
import { changesSince } from "../../cache/changes/changes-since";
import { fold, holds } from "../../database/fold";
import { from, isPostgres, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { hiddenPhoto, photoSeenBy } from "../../database/photo-visibility";
import { tagKinds, type TagKind } from "../../database/tag-kinds";
import { readSite } from "../site-record/settings";
import { dateRange } from "./date-range";
import { nameColumns } from "./listed";

/** One page of a search: the ids of its photos, and how many match in all. */
interface Found {
  ids: number[];
  total: number;
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
  const { category, missing, visibility, searchColumn, searchTerm } = filter;
  const asked = [category, missing, visibility, searchColumn, searchTerm, withInternal];
  const total = await totals(knex, asked, () => count(knex, conditions));
  const isPast = (filter.pageId - 1) * photosPerPage >= total;
  return { ids: isPast ? [] : await pageOf(knex, conditions, filter, total), total };
}

/** The page of the gallery as it opens, newest upload first, that a photo is on; null when it is none. */
export async function galleryPageOf(
  knex: Knex,
  photoId: number,
  withInternal: boolean,
): Promise<number | null> {
  const newer = from(knex, "photos as other")
    .whereRaw(photoSeenBy(withInternal, "other"))
    .whereRaw("(other.date_uploaded, other.id) > (photos.date_uploaded, photos.id)")
    .count();
  const photo = visible(knex, withInternal).where("photos.id", photoId);
  const [row] = await photo.select<Row[]>(knex.raw("(?) as newer", [newer]));
  return row ? Math.floor(numberOf(row["newer"]) / photosPerPage) + 1 : null;
}

/** Gives the total of a search from memory, or counts. `asked` is what the search depends on. */
type Totals = (knex: Knex, asked: unknown, count: () => Promise<number>) => Promise<number>;

/** The change log keeps its rows for a day: within an hour no position in it comes twice. */
const ttlMs = 3600_000;

/**
 * Totals of recent searches, so that paging and sorting do not count again. Each belongs to a position in the
 * change log: after any change to a record it is not found any more.
 */
export function rememberTotals(): Totals {
  const known = new LRUCache<string, number>({ max: 500, ttl: ttlMs });
  return async (knex, asked, countNow) => {
    const { until } = await changesSince(knex, null);
    const key = JSON.stringify([until, asked]);
    const total = known.get(key) ?? (await countNow());
    known.set(key, total);
    return total;
  };
}

/** Tags by kind; a photo matches when it has any of them. */
type TagSet = [kind: TagKind, ids: number[]][];

/** What a filter asks of a photo: a tag of every set, and a condition on its own columns. */
interface Conditions {
  tagSets: TagSet[];
  /** `matches`: how many are known to match; 0 while that is being counted. */
  own: ((query: Query, matches: number) => void) | null;
  withInternal: boolean;
}

/** What a filter asks for; null when no photo can match. */
async function conditionsOf(
  knex: Knex,
  { category, missing, visibility, searchColumn, searchTerm }: PhotoFilter,
  withInternal: boolean,
): Promise<Conditions | null> {
  const tagSets: TagSet[] = category === 0 ? [] : [[["categories", [category]]]];
  const term = fold(searchTerm);
  const narrowed = both(gapConditions[missing], shownTo(visibility));
  if (term === "") return { tagSets, own: narrowed, withInternal };
  if (searchColumn !== "kwd") {
    const own = await ownCondition(knex, searchColumn, term);
    return own && { tagSets, own: both(own, narrowed), withInternal };
  }
  const named = await tagsNamed(knex, term, withInternal);
  // First: the set that is counted, the largest.
  if (named.length === 0) return null;
  return { tagSets: [named, ...tagSets], own: narrowed, withInternal };
}

/** The photos of one visibility. */
function shownTo(visibility: PhotoFilter["visibility"]): Conditions["own"] {
  if (visibility === "") return null;
  return (query) => void query.whereRaw("coalesce(photos.visibility, 'public') = ?", [visibility]);
}

/** What each gap asks of a photo's own columns. */
const gapConditions: Record<PhotoGap, Conditions["own"]> = {
  "": null,
  caption: (query) => void query.whereRaw("coalesce(photos.caption, '') = ''"),
  alt: (query) => void query.where("photos.alt_proposed", true),
  tags: (query) => {
    for (const { join } of Object.values(tagKinds))
      void query.whereRaw(`not exists (select 1 from ${join} where photo_id = photos.id)`);
  },
};

function both(one: Conditions["own"], other: Conditions["own"]): Conditions["own"] {
  if (!one || !other) return one ?? other;
  return (query, matches) => {
    one(query, matches);
    other(query, matches);
  };
}

/** Keywords, plants and animals whose name contains the term. */
async function tagsNamed(knex: Knex, term: string, withInternal: boolean): Promise<TagSet> {
  const queries = nameColumns.map(([kind, column]) => {
    const query = from(knex, kind).where(holds(knex, column, term));
    if (kind !== "keywords" && !withInternal) void query.where("internal", false);
    return query.select("id", knex.raw("? as kind", [kind]));
  });
  const rows = await (knex.unionAll(queries) as Query);
  return nameColumns.flatMap(([kind]): TagSet => {
    const found = rows.filter((row) => textOf(row["kind"]) === kind);
    return found.length === 0 ? [] : [[kind, found.map((row) => numberOf(row["id"]))]];
  });
}

/** So many matches of a date are soon met in the sorted index; fewer are found by their date and sorted. */
const manyMatches = 5000;

/** Dates within a day, month or year; null when the term is no date. A photo of a year is not of its first day. */
async function during(knex: Knex, column: string, term: string): Promise<Conditions["own"]> {
  const range = dateRange(term, (await readSite(knex)).timeZone);
  if (!range) return null;
  const at = (ms: number) => (isPostgres(knex) ? new Date(ms) : ms);
  return (query, matches) => {
    // The unary plus keeps SQLite from the index of dates, whose many matches it would have to sort.
    const isMany = matches > manyMatches && !isPostgres(knex);
    const compared = knex.raw(isMany ? "+??" : "??", [column]);
    void query.where(compared, ">=", at(range.from)).where(compared, "<", at(range.to));
    if (column === "date_taken")
      void query.whereRaw("coalesce(length(photos.taken_on), 10) >= ?", [range.precision]);
  };
}

/** Beyond 9 digits no id can match. */
const idPattern = /^\d{1,9}$/;

/** What the term asks of a photo's own columns; null when no photo can match. */
async function ownCondition(knex: Knex, column: string, term: string): Promise<Conditions["own"]> {
  switch (column) {
    case "pid":
      return idPattern.test(term) ? (query) => void query.where("photos.id", Number(term)) : null;
    case "cap":
      return (query) => void query.where(holds(knex, "fold_caption", term));
    case "dtu":
      return during(knex, "date_uploaded", term);
    default:
      return during(knex, "date_taken", term);
  }
}

const visible = (knex: Knex, withInternal: boolean) =>
  from(knex, "photos").whereRaw(photoSeenBy(withInternal));

async function count(knex: Knex, { tagSets, own, withInternal }: Conditions): Promise<number> {
  const [first, ...others] = tagSets;
  if (first && !own) return countTagged(knex, [first, ...others], withInternal);
  const query = visible(knex, withInternal);
  own?.(query, 0);
  for (const set of tagSets) void query.whereIn("photos.id", photosLinked(knex, set));
  const [row] = await query.count({ total: "*" });
  return numberOf(row?.["total"]);
}

/** Counts links, not photos, which takes a fraction of the time, less the few photos that are not shown. */
async function countTagged(
  knex: Knex,
  [first, ...others]: [TagSet, ...TagSet[]],
  withInternal: boolean,
): Promise<number> {
  const linked = photosLinked(knex, first, (links, photoId) => {
    for (const set of others) whereTagged(knex, links, photoId, set);
  });
  const hidden = from(knex, "photos");
  void hidden.whereRaw(withInternal ? "photos.date_deleted is not null" : hiddenPhoto());
  for (const set of [first, ...others]) whereTagged(knex, hidden, "photos.id", set);
  const total = knex.raw("(select count(distinct photo_id) from (?) linked) - (?) as total", [
    linked,
    hidden.count(),
  ]);
  const [row] = await knex.select<Row[]>(total);
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
  { tagSets, own, withInternal }: Conditions,
  { sortColumn, sortDirection, pageId }: PhotoFilter,
  total: number,
): Promise<number[]> {
  const query = visible(knex, withInternal).select("photos.id");
  own?.(query, total);
  for (const [n, set] of tagSets.entries()) {
    if (n === 0 && total <= fewMatches) void query.whereIn("photos.id", photosLinked(knex, set));
    else whereTagged(knex, query, "photos.id", set);
  }
  void query.orderByRaw(orders[sortColumn](sortDirection));
  const rows = await query.limit(photosPerPage).offset((pageId - 1) * photosPerPage);
  return rows.map(idOf);
}

/** Up to this many matches are found by their tags and sorted; more are soon met in the sorted index. */
const fewMatches = 300;

/** Up to this many tags are looked up in the index of tags; for more SQLite is to read that of pairs. */
const fewTags = 50;

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
