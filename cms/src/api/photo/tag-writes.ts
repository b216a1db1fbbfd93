import type { PhotoVisibility } from "shared-types/photo/codes";
import type { PhotosTag } from "shared-types/photo/schema";
import { from, isPostgres, whereIds, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";
import { tagKindNames, tagKinds, type TagKind } from "../../database/tag-kinds";

/**
 * Connects every photo of one query with every tag of another, unless already connected,
 * in one statement: each is appended to the other's list, as Strapi would do.
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
  // The last place of a tag's photos is found once for each tag: it may have thousands.
  await trx.raw(
    `insert into ${join} (photo_id, ${id}, ${order}, photo_ord)
     with t as materialized (select id, ${last("photo_ord", `${join}.${id} = tags.id`)} as last from (?) tags)
     select p.id, t.id,
       ${last(order, `${join}.photo_id = p.id`)} + row_number() over (partition by p.id order by t.id),
       t.last + row_number() over (partition by t.id order by p.id)
     from (?) p cross join t
     where not exists (select 1 from ${join} where ${join}.photo_id = p.id and ${join}.${id} = t.id)
     on conflict do nothing`,
    [tags, photos],
  );
}

/** Removes tags from photos, then adds tags: a tag in both is added. */
export async function tagPhotos(trx: Knex, { photoIds, add, remove }: PhotosTag): Promise<void> {
  for (const kind of tagKindNames) {
    const { join, id, table } = tagKinds[kind];
    if (remove[kind].length > 0) {
      const tagged = trx(join).whereIn(id, remove[kind]);
      whereIds(trx, tagged, "photo_id", photoIds);
      await tagged.delete();
    }
    if (add[kind].length > 0) {
      const photos = trx("photos").select("id");
      whereIds(trx, photos, "id", photoIds);
      await connect(trx, kind, photos, trx(table).whereIn("id", add[kind]).select("id"));
    }
  }
}

/** Shows or hides photos. */
export async function setVisibility(
  trx: Knex,
  photoIds: number[],
  visibility: PhotoVisibility,
): Promise<void> {
  const now = isPostgres(trx) ? new Date() : Date.now();
  const photos = trx("photos");
  whereIds(trx, photos, "id", photoIds);
  await photos.update({ visibility, updated_at: now });
}

/** The photos with a tag, including those in the bin. */
export async function findPhotosWith(trx: Knex, kind: TagKind, tagId: number): Promise<number[]> {
  const { join, id } = tagKinds[kind];
  const rows = await from(trx, join).where(id, tagId).select("photo_id").orderBy("photo_id");
  return rows.map((row) => numberOf(row["photo_id"]));
}

/** The photos with a tag whose alt text is proposed. */
export async function findProposedWith(
  trx: Knex,
  kind: TagKind,
  documentId: string,
): Promise<number[]> {
  const { join, id, table } = tagKinds[kind];
  const query = from(trx, "photos").where("photos.alt_proposed", true).select("photo_id");
  void query
    .join(join, `${join}.photo_id`, "photos.id")
    .join(table, `${table}.id`, `${join}.${id}`);
  void query.where(`${table}.document_id`, documentId);
  const rows = await query;
  return rows.map((row) => numberOf(row["photo_id"]));
}

/** Adds a keyword to all photos that have another, including those in the bin. */
export async function mergeKeyword(trx: Knex, fromId: number, intoId: number): Promise<void> {
  const { join, id, table } = tagKinds.keywords;
  const photos = trx(join).where(id, fromId).select({ id: "photo_id" });
  await connect(trx, "keywords", photos, trx(table).where("id", intoId).select("id"));
}
