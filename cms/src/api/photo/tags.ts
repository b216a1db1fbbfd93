import type { Knex, Row } from "../../lib/knex";
import { numberOf } from "../../lib/row";
import { tagKindNames, tagKinds, type TagIds, type TagKind } from "./tag-kinds";

/** The tags of one kind as rows {kind, photo, tag}. */
function tagsOfKind(knex: Knex, kind: TagKind, photoIds: number[], withInternal: boolean) {
  const { join, id, table } = tagKinds[kind];
  const query = knex(join)
    .whereIn(`${join}.photo_id`, photoIds)
    .select({ kind: knex.raw("?", [kind]), photo: `${join}.photo_id`, tag: `${join}.${id}` });
  if (!withInternal && (kind === "animals" || kind === "plants"))
    void query.join(table, `${table}.id`, `${join}.${id}`).where(`${table}.internal`, false);
  return query;
}

const noTags = (): TagIds => ({ animals: [], plants: [], categories: [], keywords: [] });

/** Photo rows with the ids of their tags, by id; visitors do not see those of internal records. */
export async function withTags(
  knex: Knex,
  rows: Row[],
  withInternal: boolean,
): Promise<{ row: Row; tags: TagIds }[]> {
  const photoIds = rows.map((row) => numberOf(row["id"]));
  const tagged = rows.map((row) => ({ row, tags: noTags() }));
  const tagsOf = new Map(tagged.map(({ row, tags }) => [numberOf(row["id"]), tags]));
  const kinds = tagKindNames.map((kind) => tagsOfKind(knex, kind, photoIds, withInternal));
  const found = (await knex.unionAll(kinds).orderBy("tag")) as Row[];
  for (const row of found)
    tagsOf.get(numberOf(row["photo"]))?.[row["kind"] as TagKind].push(numberOf(row["tag"]));
  return tagged;
}
