import { animalFields } from "shared-types/animal/fields";
import { plantFields } from "shared-types/plant/fields";
import { isKeyId, type SpeciesKind } from "shared-types/species/codes";
import { speciesFields } from "shared-types/species/fields";
import { holds } from "../../database/fold";
import {
  from,
  isPostgres,
  orderByText,
  whereIds,
  type Knex,
  type Query,
  type Row,
} from "../../database/knex";
import { findByFormerKey } from "../../database/former-keys";
import { keptPhoto, sitePhoto } from "../../database/photo-visibility";
import { idOf, numberOf } from "../../database/row";
import { storedColumns } from "./columns";

const shared = ["id", ...storedColumns(speciesFields), "key_id", "internal"];

const own: Record<SpeciesKind, string[]> = {
  plant: [
    ...storedColumns(plantFields),
    "height_sort",
    "width_sort",
    "keystone",
    "keystone_source",
  ],
  animal: storedColumns(animalFields),
};

/**
 * Plants or animals as lists show them, with their thumbnail and banner. A photo in the bin is not used as one, nor, for
 * visitors, one that only the owner sees.
 */
export function speciesQuery(
  knex: Knex,
  kind: SpeciesKind,
  withInternal: boolean,
  more: string[] = [],
): Query {
  const table = `${kind}s`;
  const usable = (photo: string) => knex.raw(withInternal ? keptPhoto(photo) : sitePhoto(photo));
  const query = from(knex, table);
  void query
    .leftJoin(`${table}_thumb_lnk`, `${table}_thumb_lnk.${kind}_id`, `${table}.id`)
    .leftJoin("photos as thumb", (on) =>
      on.on("thumb.id", `${table}_thumb_lnk.photo_id`).andOn(usable("thumb")),
    )
    .leftJoin(`${table}_banner_lnk`, `${table}_banner_lnk.${kind}_id`, `${table}.id`)
    .leftJoin("photos as banner", (on) =>
      on.on("banner.id", `${table}_banner_lnk.photo_id`).andOn(usable("banner")),
    )
    .select([...shared, ...own[kind], ...more].map((column) => `${table}.${column}`))
    .select({
      thumb_id: "thumb.id",
      thumb_file_name: "thumb.thumb_file_name",
      thumb_version: "thumb.files_version",
      banner_file_name: "banner.file_name",
      // Including photos in the bin and hidden ones.
      thumb_photo_id: `${table}_thumb_lnk.photo_id`,
      banner_photo_id: `${table}_banner_lnk.photo_id`,
    });
  return query;
}

/** The same with all that a page shows of a plant or an animal itself: its notes, and what belongs to the banner. */
export function speciesPages(
  knex: Knex,
  kind: SpeciesKind,
  withInternal: boolean,
  more: string[] = [],
): Query {
  const query = speciesQuery(knex, kind, withInternal, ["notes", ...more]);
  void query.select({
    banner_id: "banner.id",
    banner_version: "banner.files_version",
    banner_alt: "banner.alt",
  });
  return query;
}

/** The plants or animals with these ids, as lists show them; visitors see no internal ones. `more`: further columns. */
export function speciesById(
  knex: Knex,
  kind: SpeciesKind,
  ids: number[],
  withInternal: boolean,
  more: string[] = [],
): Query {
  const query = speciesQuery(knex, kind, withInternal, more);
  whereIds(knex, query, `${kind}s.id`, ids);
  return withInternal ? query : query.where(`${kind}s.internal`, false);
}

/** The photos chosen as thumbnail and banner, including those in the bin and hidden ones. */
export function picturesOf(row: Row): number[] {
  return [row["thumb_photo_id"], row["banner_photo_id"]].flatMap((id) => numberOf(id) || []);
}

/**
 * Filters rows whose folded text in one of the columns contains the folded term. The ids are found first, in one
 * query: SQLite then reads its index of these columns (see database/indexes.ts) and not the long rows, and
 * PostgreSQL does not check row by row.
 */
export function searchText(
  query: Query,
  knex: Knex,
  kind: SpeciesKind,
  columns: string[],
  term: string,
): void {
  const found = knex(`${kind}s`).select("id");
  for (const column of columns) void found.orWhere(holds(knex, column, term));
  const isFound = isPostgres(knex) ? "?? = any(array ?)" : "?? in ?";
  void query.whereRaw(isFound, [`${kind}s.id`, found]);
}

const idPattern = /^\d{1,9}$/;

/** Reads plants or animals with their notes. */
export function speciesReads(kind: SpeciesKind) {
  async function one(knex: Knex, where: object, withInternal = true): Promise<Row | undefined> {
    const query = speciesPages(knex, kind, withInternal).where(where);
    if (!withInternal) void query.where(`${kind}s.internal`, false);
    return query.first();
  }

  const byKey = async (knex: Knex, keyId: string, withInternal?: boolean) =>
    isKeyId(keyId) ? one(knex, { [`${kind}s.key_id`]: keyId }, withInternal) : undefined;

  /** Including internal ones. */
  const byId = (knex: Knex, id: number) => one(knex, { [`${kind}s.id`]: id });

  /** By a key that it had before, until another record takes that. */
  async function byFormerKey(knex: Knex, keyId: string, withInternal?: boolean) {
    const id = isKeyId(keyId) ? await findByFormerKey(knex, kind, keyId) : 0;
    return id === 0 ? undefined : one(knex, { [`${kind}s.id`]: id }, withInternal);
  }

  return {
    /** All, including internal ones, by id. */
    all: async (knex: Knex): Promise<Row[]> =>
      await speciesPages(knex, kind, true).orderBy(`${kind}s.id`),
    byId,
    /** The one of a page, by its key or a former one. */
    page: async (knex: Knex, keyId: string, withInternal: boolean) =>
      (await byKey(knex, keyId, withInternal)) ?? byFormerKey(knex, keyId, withInternal),
    /** By key, id or former key, including internal ones; a key of digits takes precedence over the id (docs/decisions/007). */
    toEdit: async (knex: Knex, keyOrId: string) =>
      (await byKey(knex, keyOrId)) ??
      (idPattern.test(keyOrId) ? await byId(knex, Number(keyOrId)) : undefined) ??
      byFormerKey(knex, keyOrId),
  };
}

/** The links of one plant or animal, by text. */
export async function findLinksOf(knex: Knex, kind: SpeciesKind, id: number): Promise<Row[]> {
  const join = `links_${kind}s_lnk`;
  const query = from(knex, "links");
  void query
    .join(join, `${join}.link_id`, "links.id")
    .where(`${join}.${kind}_id`, id)
    .select("links.id", "links.href", "links.text")
    .orderByRaw(orderByText(knex, "links.fold_text", "asc"))
    .orderBy("links.id");
  return await query;
}

/** Which of these plants or animals are there or in the bin; those that are there are locked until the save ends. */
export async function findKnownSpecies(
  knex: Knex,
  kind: SpeciesKind,
  ids: number[],
): Promise<Set<number>> {
  const rows = from(knex, `${kind}s`).select("id").forShare();
  whereIds(knex, rows, "id", ids);
  const binned = from(knex, "record_bin").where({ kind }).select("record_id");
  whereIds(knex, binned, "record_id", ids);
  const [there, deleted] = [await rows, await binned];
  return new Set([...there.map(idOf), ...deleted.map((row) => numberOf(row["record_id"]))]);
}

/**
 * The common names of plants or animals, as columns to select: those in the bin by the name they had.
 * `id` must never come from a visitor.
 */
export const nameOfSpecies = (knex: Knex, kind: SpeciesKind, id: string): Knex.Raw =>
  knex.raw(
    `coalesce((select name_common from ${kind}s where ${kind}s.id = ${id}),
      (select name from record_bin where kind = '${kind}' and record_id = ${id}), '') as ${kind}_name`,
  );
