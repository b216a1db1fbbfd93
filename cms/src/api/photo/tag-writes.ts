import type { PhotosTag } from "shared-types";
import { from, type Knex } from "../../lib/knex";
import { numberOf } from "../../lib/row";
import { tagKindNames, tagKinds, type TagKind } from "./tag-kinds";

/**
 * Connects every photo of one question with every tag of another, where they are not connected yet,
 * in one statement: each goes to the end of the other's list, as Strapi would put it there.
 */
async function connect(
  trx: Knex,
  kind: TagKind,
  photos: Knex.QueryBuilder,
  tags: Knex.QueryBuilder,
) {
  const { join, id, order } = tagKinds[kind];
  const last = (column: string, of: string) =>
    `coalesce((select max(${column}) from ${join} where ${of}), 0)`;
  await trx.raw(
    `insert into ${join} (photo_id, ${id}, ${order}, photo_ord)
     select p.id, t.id,
       ${last(order, `${join}.photo_id = p.id`)} + row_number() over (partition by p.id order by t.id),
       ${last("photo_ord", `${join}.${id} = t.id`)} + row_number() over (partition by t.id order by p.id)
     from (?) p cross join (?) t
     where not exists (select 1 from ${join} where ${join}.photo_id = p.id and ${join}.${id} = t.id)
     on conflict do nothing`,
    [photos, tags],
  );
}

/** Takes tags from photos, then gives tags to them: what stands in both is given. */
export async function tagPhotos(trx: Knex, { photoIds, add, remove }: PhotosTag): Promise<void> {
  for (const kind of tagKindNames) {
    const { join, id, table } = tagKinds[kind];
    if (remove[kind].length > 0)
      await trx(join).whereIn("photo_id", photoIds).whereIn(id, remove[kind]).delete();
    if (add[kind].length > 0) {
      const photos = trx("photos").whereIn("id", photoIds).select("id");
      await connect(trx, kind, photos, trx(table).whereIn("id", add[kind]).select("id"));
    }
  }
}

/** The photos that have a tag, those in the bin too. */
export async function findPhotosWith(trx: Knex, kind: TagKind, tagId: number): Promise<number[]> {
  const { join, id } = tagKinds[kind];
  const rows = await from(trx, join).where(id, tagId).select("photo_id").orderBy("photo_id");
  return rows.map((row) => numberOf(row["photo_id"]));
}

/** Gives a tag to all photos that have another of its kind, those in the bin too. */
export async function mergeTag(
  trx: Knex,
  kind: TagKind,
  fromId: number,
  intoId: number,
): Promise<void> {
  const { join, id, table } = tagKinds[kind];
  const photos = trx(join).where(id, fromId).select({ id: "photo_id" });
  await connect(trx, kind, photos, trx(table).where("id", intoId).select("id"));
}
