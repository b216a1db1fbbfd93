import {
  photoDraftOf,
  type PhotoDraft,
  type PhotoItem,
  type PhotoSpecies,
  type SpeciesKind,
} from "shared-types";
import { dependsOn } from "../../cache/dependencies";
import { from, isPostgres, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { booleanOf, idOf, numberOf, textOf } from "../../database/row";
import { tagKindNames, tagKinds, type TagIds, type TagKind } from "../../database/tag-kinds";
import { presentPhoto, type Tagged } from "./presenter";

/** The columns of a photo that its entry in the Media Library follows. */
export const mediaColumns = [
  "id",
  "file_name",
  "thumb_file_name",
  "alt",
  "caption",
  "width",
  "height",
  "file_type",
  "file_size",
  "content_hash",
];

const columns = [
  ...mediaColumns,
  "alt_proposed",
  "date_taken",
  "date_uploaded",
  "placeholder",
  "jpeg_widths",
  "webp_widths",
  "avif_widths",
].map((column) => `photos.${column}`);

/**
 * The photos with these ids as they are shown, in the order of the ids, with one query for the rows
 * and one for their tags; missing photos and those in the bin are left out.
 */
export async function readPhotos(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<PhotoItem[]> {
  if (ids.length === 0) return [];
  const [rows, tags] = await Promise.all([findPhotosById(knex, ids), findTags(knex, ids)]);
  const photos = withTags(rows, tags, withInternal).map(presentPhoto);
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Batch size: each photo is a bound parameter of the query for tags. */
const photosAtOnce = 1000;

/** The same for any number of photos. */
export async function readManyPhotos(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<PhotoItem[]> {
  const photos: PhotoItem[] = [];
  for (let first = 0; first < ids.length; first += photosAtOnce)
    photos.push(...(await readPhotos(knex, ids.slice(first, first + photosAtOnce), withInternal)));
  return photos;
}

/** The forms of these photos. */
export async function readPhotoDrafts(knex: Knex, ids: number[]): Promise<PhotoDraft[]> {
  return (await readManyPhotos(knex, ids, true)).map(photoDraftOf);
}

/** The photos of one plant or animal as they are shown, newest first. */
export async function readPhotosOf(
  knex: Knex,
  kind: SpeciesKind,
  id: number,
  withInternal: boolean,
): Promise<PhotoItem[]> {
  const found = await findPhotosOf(knex, kind, id);
  // One in the bin may be restored.
  dependsOn("photos", found.map(idOf));
  const visible = found.filter((row) => row["date_deleted"] === null);
  const tags = await findTags(knex, visible.map(idOf));
  return withTags(visible, tags, withInternal).map(presentPhoto);
}

/** All photos of one plant or animal, newest first; `date_deleted` marks those in the bin. */
async function findPhotosOf(knex: Knex, kind: SpeciesKind, id: number): Promise<Row[]> {
  const query = from(knex, "photos");
  void query
    .join(`photos_${kind}s_lnk`, `photos_${kind}s_lnk.photo_id`, "photos.id")
    .where(`photos_${kind}s_lnk.${kind}_id`, id)
    .select(...columns, "photos.date_deleted")
    .orderByRaw("photos.date_taken desc nulls last")
    .orderBy("photos.id", "desc");
  return await query;
}

/** Ids of all photos that are not in the bin, or of those with a date taken. */
export async function findPhotoIds(knex: Knex, dated = false): Promise<number[]> {
  const query = from(knex, "photos").whereNull("date_deleted").orderBy("id").select("id");
  if (dated) void query.whereNotNull("date_taken");
  return (await query).map((row) => numberOf(row["id"]));
}

/** The photos with these ids that are not in the bin, in no particular order. */
async function findPhotosById(knex: Knex, ids: number[]): Promise<Row[]> {
  const query = from(knex, "photos").whereNull("photos.date_deleted");
  whereIds(knex, query, "photos.id", ids);
  return await query.select(columns);
}

/** One photo that is not in the bin, or undefined. */
export async function findPhoto(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "photos")
    .where("photos.id", id)
    .whereNull("photos.date_deleted")
    .first<Row | undefined>(columns);
}

/** Photos deleted after `since`, the newest first. */
export async function findBinned(knex: Knex, since: Date): Promise<Row[]> {
  const at = isPostgres(knex) ? since : since.getTime();
  return await from(knex, "photos")
    .where("date_deleted", ">", at)
    .select("id", "file_name", "alt", "caption", "date_deleted", "placeholder")
    .orderBy("date_deleted", "desc")
    .orderBy("id", "desc");
}

/** Locks photos that are not in the bin until the transaction ends; returns how many there are. */
export async function lockPhotos(trx: Knex, ids: number[]): Promise<number> {
  const query = from(trx, "photos").whereIn("id", ids).whereNull("date_deleted").orderBy("id");
  return (await query.select("id").forNoKeyUpdate()).length;
}

const speciesKindOf = { plants: "plant", animals: "animal" } as const;
const isSpecies = (kind: TagKind) => kind === "plants" || kind === "animals";

/** The tags of one kind as rows {kind, photo, tag}; species with their names. */
function tagsOfKind(knex: Knex, kind: TagKind, photoIds: number[]) {
  const { join, id, table } = tagKinds[kind];
  const query = knex(join);
  whereIds(knex, query, `${join}.photo_id`, photoIds);
  void query.select(knex.raw("? as kind", [kind]), {
    photo: `${join}.photo_id`,
    tag: `${join}.${id}`,
  });
  if (!isSpecies(kind))
    return query.select(knex.raw("'' as key_id, '' as name, '' as folded, ? as internal", [false]));
  void query.join(table, `${table}.id`, `${join}.${id}`);
  void query.select({
    key_id: `${table}.key_id`,
    name: `${table}.name_common`,
    folded: `${table}.fold_common`,
    internal: `${table}.internal`,
  });
  return query;
}

const noTags = (): TagIds => ({ animals: [], plants: [], categories: [], keywords: [] });

function byName(a: Row, b: Row): number {
  const [first, second] = [textOf(a["folded"]), textOf(b["folded"])];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Plants, then animals, each by name. */
function speciesOf(rows: Row[]): PhotoSpecies[] {
  return (["plants", "animals"] as const).flatMap((kind) =>
    rows
      .filter((row) => row["kind"] === kind)
      .sort(byName)
      .map((row) => ({
        kind: speciesKindOf[kind],
        keyId: textOf(row["key_id"]),
        nameCommon: textOf(row["name"]),
      })),
  );
}

/** The tags of photos in one query, including internal ones, because a change may make them visible. */
async function findTags(knex: Knex, photoIds: number[]): Promise<Row[]> {
  if (photoIds.length === 0) return [];
  const kinds = tagKindNames.map((kind) => tagsOfKind(knex, kind, photoIds));
  const found = await (knex.unionAll(kinds).orderBy("tag") as Query);
  for (const kind of ["plants", "animals"] as const)
    dependsOn(
      kind,
      found.filter((tag) => tag["kind"] === kind).map((tag) => numberOf(tag["tag"])),
    );
  return found;
}

/**
 * Photo rows with the ids of their tags and the names of their species; `found` may contain tags
 * of other photos. Visitors do not see internal records.
 */
function withTags(rows: Row[], found: Row[], withInternal: boolean): Tagged[] {
  const tagsOf = new Map(rows.map((row) => [numberOf(row["id"]), [] as Row[]]));
  for (const tag of found)
    if (withInternal || !booleanOf(tag["internal"])) tagsOf.get(numberOf(tag["photo"]))?.push(tag);
  return rows.map((row) => {
    const own = tagsOf.get(numberOf(row["id"])) ?? [];
    const tags = noTags();
    for (const tag of own) tags[tag["kind"] as TagKind].push(numberOf(tag["tag"]));
    return { row, tags, species: speciesOf(own) };
  });
}
