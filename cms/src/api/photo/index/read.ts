import { setImmediate } from "node:timers/promises";
import { from, type Knex, type Query, type Row } from "../../../lib/knex";
import { booleanOf, dateOf, numberOf, textOf } from "../../../lib/row";
import { tagKindNames, tagKinds, type TagKind } from "../tag-kinds";
import type { IndexedName, IndexedPhoto, NameKind } from "./gallery";

/** Photos read between two breaths of the event loop, which SQLite blocks: a few milliseconds. */
const chunk = 400;

const timeOf = (value: Row[string]) =>
  typeof value === "number" ? value : Date.parse(dateOf(value) ?? "");
/** One list for all that have none: most photos have three of four. */
const noTags: readonly number[] = [];

type Narrow = (query: Query, column: string) => void;

/** The photos that `narrow` lets through by the column of their id, with their tags. */
async function read(knex: Knex, narrow: Narrow): Promise<IndexedPhoto[]> {
  const photos = from(knex, "photos").whereNull("date_deleted").orderBy("id");
  narrow(photos, "id");
  const rows = await photos.select("id", "date_uploaded", "date_taken", "fold_caption");
  const kinds = tagKindNames.map((kind) => {
    const { join, id } = tagKinds[kind];
    const query = from(knex, join);
    narrow(query, "photo_id");
    return query.select(knex.raw("? as kind", [kind]), "photo_id", { tag: id });
  });
  const links = rows.length === 0 ? [] : ((await knex.unionAll(kinds)) as Row[]);
  const tags = new Map<string, number[]>();
  for (const link of links) {
    const key = `${textOf(link["kind"])} ${numberOf(link["photo_id"])}`;
    const list = tags.get(key);
    if (list) list.push(numberOf(link["tag"]));
    else tags.set(key, [numberOf(link["tag"])]);
  }
  return rows.map((row) => {
    const id = numberOf(row["id"]);
    const tagsOf = (kind: TagKind) => tags.get(`${kind} ${id}`) ?? noTags;
    return {
      id,
      uploaded: timeOf(row["date_uploaded"]),
      taken: row["date_taken"] === null ? null : timeOf(row["date_taken"]),
      caption: textOf(row["fold_caption"]),
      animals: tagsOf("animals"),
      plants: tagsOf("plants"),
      categories: tagsOf("categories"),
      keywords: tagsOf("keywords"),
    };
  });
}

/** The photos of these ids that are not in the bin. */
export function readSome(knex: Knex, ids: Set<number>): Promise<IndexedPhoto[]> {
  return read(knex, (query, column) => void query.whereIn(column, [...ids]));
}

/** All photos, a stretch of ids at a time; others are answered in between. */
export async function readAll(knex: Knex): Promise<IndexedPhoto[]> {
  const photos: IndexedPhoto[] = [];
  for (let last = 0; ;) {
    const next = await from(knex, "photos")
      .where("id", ">", last)
      .orderBy("id")
      .limit(chunk)
      .select("id");
    if (next.length === 0) return photos;
    const [low, high] = [last, numberOf(next.at(-1)?.["id"])];
    photos.push(
      ...(await read(knex, (query, column) => {
        void query.where(column, ">", low).where(column, "<=", high);
      })),
    );
    last = high;
    await setImmediate();
  }
}

/** The words by which photos with tags of one kind are found: all of them, or those of some ids. */
export async function readNames(
  knex: Knex,
  kind: NameKind,
  ids: Set<number> | null = null,
): Promise<IndexedName[]> {
  const folded = kind === "keywords" ? "fold_keyword" : "fold_common";
  const query = from(knex, kind);
  if (ids) void query.whereIn("id", [...ids]);
  const rows = await query.select("id", folded, ...(kind === "keywords" ? [] : ["internal"]));
  return rows.map((row) => ({
    id: numberOf(row["id"]),
    folded: textOf(row[folded]),
    internal: booleanOf(row["internal"]),
  }));
}
