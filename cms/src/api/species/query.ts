import { isSpeciesKey, type SpeciesKind } from "shared-types";
import {
  from,
  holds,
  isPostgres,
  orderByText,
  type Knex,
  type Query,
  type Row,
} from "../../database/knex";
import { numberOf } from "../../database/row";

const shared = [
  "id",
  "name_common",
  "name_scientific",
  "name_display",
  "key_id",
  "aka",
  "notes_short",
  "internal",
];

const own: Record<SpeciesKind, string[]> = {
  plant: ["type", "sun", "moisture", "season", "height", "height_sort", "width", "width_sort"],
  animal: ["class_tax", "order", "family"],
};

/** Plants or animals with their thumbnail and banner. A photo in the bin is not used as one. */
export function speciesQuery(knex: Knex, kind: SpeciesKind, more: string[] = []): Query {
  const table = `${kind}s`;
  const query = from(knex, table);
  void query
    .leftJoin(`${table}_thumb_lnk`, `${table}_thumb_lnk.${kind}_id`, `${table}.id`)
    .leftJoin("photos as thumb", (on) =>
      on.on("thumb.id", `${table}_thumb_lnk.photo_id`).onNull("thumb.date_deleted"),
    )
    .leftJoin(`${table}_banner_lnk`, `${table}_banner_lnk.${kind}_id`, `${table}.id`)
    .leftJoin("photos as banner", (on) =>
      on.on("banner.id", `${table}_banner_lnk.photo_id`).onNull("banner.date_deleted"),
    )
    .select([...shared, ...own[kind], ...more].map((column) => `${table}.${column}`))
    .select({
      thumb_id: "thumb.id",
      thumb_file_name: "thumb.thumb_file_name",
      banner_id: "banner.id",
      banner_file_name: "banner.file_name",
      banner_alt: "banner.alt",
      // Including photos in the bin.
      thumb_photo_id: `${table}_thumb_lnk.photo_id`,
      banner_photo_id: `${table}_banner_lnk.photo_id`,
    });
  return query;
}

/** The photos chosen as thumbnail and banner, including those in the bin. */
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
  for (const column of columns) void found.orWhereRaw(holds(knex, column), [term]);
  const isFound = isPostgres(knex) ? "?? = any(array ?)" : "?? in ?";
  void query.whereRaw(isFound, [`${kind}s.id`, found]);
}

const idPattern = /^\d{1,9}$/;

/** Reads plants or animals with their notes. */
export function speciesReads(kind: SpeciesKind) {
  const withNotes = (knex: Knex) => speciesQuery(knex, kind, ["notes"]);

  async function byKey(knex: Knex, keyId: string, withInternal: boolean): Promise<Row | undefined> {
    if (!isSpeciesKey(keyId)) return undefined;
    const query = withNotes(knex).where(`${kind}s.key_id`, keyId);
    if (!withInternal) void query.where(`${kind}s.internal`, false);
    return query.first();
  }

  const byId = async (knex: Knex, id: number): Promise<Row | undefined> =>
    withNotes(knex).where(`${kind}s.id`, id).first();

  return {
    /** All, including internal ones, by id. */
    all: async (knex: Knex): Promise<Row[]> => await withNotes(knex).orderBy(`${kind}s.id`),
    byKey,
    /** Including internal ones. */
    byId,
    /** By key or id, including internal ones; a key of digits takes precedence over the id (docs/decisions/007). */
    toEdit: async (knex: Knex, keyOrId: string): Promise<Row | undefined> =>
      (await byKey(knex, keyOrId, true)) ??
      (idPattern.test(keyOrId) ? byId(knex, Number(keyOrId)) : undefined),
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
