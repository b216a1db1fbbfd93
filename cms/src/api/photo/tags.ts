import type { Knex, Row } from "../../lib/knex";
import { tagKindNames, tagKinds, type TagIds, type TagKind } from "./tag-kinds";

async function idsOf(
  knex: Knex,
  kind: TagKind,
  photoIds: number[],
  withInternal: boolean,
): Promise<Map<number, number[]>> {
  const { join, id, table } = tagKinds[kind];
  const query = knex(join)
    .whereIn(`${join}.photo_id`, photoIds)
    .select({ photo: `${join}.photo_id`, tag: `${join}.${id}` })
    .orderBy(`${join}.${id}`);
  if (!withInternal && (kind === "animals" || kind === "plants"))
    void query.join(table, `${table}.id`, `${join}.${id}`).where(`${table}.internal`, false);
  const found = new Map<number, number[]>();
  for (const row of (await query) as Row[]) {
    const photo = Number(row["photo"]);
    found.set(photo, [...(found.get(photo) ?? []), Number(row["tag"])]);
  }
  return found;
}

/** Photo rows with the ids of their tags; visitors do not see those of internal records. */
export async function withTags(
  knex: Knex,
  rows: Row[],
  withInternal: boolean,
): Promise<{ row: Row; tags: TagIds }[]> {
  const photoIds = rows.map((row) => Number(row["id"]));
  const [animals, plants, categories, keywords] = await Promise.all(
    tagKindNames.map((kind) => idsOf(knex, kind, photoIds, withInternal)),
  );
  return rows.map((row) => {
    const id = Number(row["id"]);
    return {
      row,
      tags: {
        animals: animals?.get(id) ?? [],
        plants: plants?.get(id) ?? [],
        categories: categories?.get(id) ?? [],
        keywords: keywords?.get(id) ?? [],
      },
    };
  });
}
