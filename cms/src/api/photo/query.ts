import { photoDraftOf, type PhotoKept } from "shared-types/photo/schema";
import type { PhotoItem, PhotoTagNotes, PhotoToEdit } from "shared-types/photo/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { dependsOn } from "../../cache/dependencies";
import { from, isPostgres, whereIds, type Knex, type Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { keptPhoto, photoSeenBy, publicPhoto, sitePhoto } from "../../database/photo-visibility";
import { presentEdit, presentPhoto, presentTagNotes, visibilityOf, type Tagged } from "./presenter";
import { findTags, withTags } from "./tag-query";

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
  "files_version",
];

const columns = [
  ...mediaColumns,
  "alt_proposed",
  "date_taken",
  "taken_on",
  "date_uploaded",
  "visibility",
  "placeholder",
  "jpeg_widths",
  "webp_widths",
  "avif_widths",
  "rotation",
  "banner_at",
  "tag_notes",
  "alt_in_file",
].map((column) => `photos.${column}`);

/**
 * The photos with these ids as they are shown, in the order of the ids, with one query for the rows
 * and one for their tags; missing photos and those in the bin are left out, and so are those that visitors
 * do not see unless `withInternal`.
 */
export async function readPhotos(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<PhotoItem[]> {
  return (await readTagged(knex, ids, withInternal)).map(presentPhoto);
}

/** The same with the photos that a page may show as the site's own. */
export async function readSitePhotos(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<PhotoItem[]> {
  const seen = withInternal ? keptPhoto() : sitePhoto();
  return (await readTagged(knex, ids, withInternal, seen)).map(presentPhoto);
}

/** One photo to edit, and its stored draft; null if missing or in the bin. */
export async function readPhotoToEdit(
  knex: Knex,
  id: number,
): Promise<{ photo: PhotoToEdit; kept: PhotoKept } | null> {
  const [found] = await readTagged(knex, [id], true);
  if (!found) return null;
  const photo = {
    ...presentPhoto(found),
    ...presentEdit(found.row),
    tagNotes: presentTagNotes(found),
  };
  return { photo, kept: keptOf(found) };
}

async function readTagged(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
  seen = photoSeenBy(withInternal),
): Promise<Tagged[]> {
  if (ids.length === 0) return [];
  const [rows, tags] = await Promise.all([findPhotosById(knex, ids, seen), findTags(knex, ids)]);
  const photos = withTags(rows, tags, withInternal);
  const byId = new Map(photos.map((photo) => [numberOf(photo.row["id"]), photo]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A photo's form, and what its files are made from: all that a save can change. */
function keptOf(photo: Tagged): PhotoKept {
  const original = textOf(photo.row["content_hash"]);
  return {
    ...photoDraftOf(presentPhoto(photo)),
    ...presentEdit(photo.row),
    original,
    tagNotes: presentTagNotes(photo),
  };
}

/** Batch size: each photo is a bound parameter of the query for tags. */
const photosAtOnce = 1000;

async function readManyTagged(knex: Knex, ids: number[], withInternal: boolean): Promise<Tagged[]> {
  const photos: Tagged[] = [];
  for (let first = 0; first < ids.length; first += photosAtOnce) {
    const some = ids.slice(first, first + photosAtOnce);
    photos.push(...(await readTagged(knex, some, withInternal, keptPhoto())));
  }
  return photos;
}

/** Any number of photos, hidden ones too, with the tags that visitors see. */
export async function readManyPhotos(knex: Knex, ids: number[]): Promise<PhotoItem[]> {
  return (await readManyTagged(knex, ids, false)).map(presentPhoto);
}

/** The stored drafts of these photos. */
export async function readPhotoDrafts(knex: Knex, ids: number[]): Promise<PhotoKept[]> {
  return (await readManyTagged(knex, ids, true)).map(keptOf);
}

/** The photos that visitors see, with what is noted of their tags. */
export async function readNotedPhotos(
  knex: Knex,
  ids: number[],
): Promise<{ photo: PhotoItem; notes: PhotoTagNotes }[]> {
  const found = await readTagged(knex, ids, false);
  return found.map((one) => ({ photo: presentPhoto(one), notes: presentTagNotes(one) }));
}

/** The alt texts in the files of these photos, of those that have one. */
export async function readAltsInFiles(knex: Knex, ids: number[]): Promise<Map<number, string>> {
  const query = from(knex, "photos").whereNotNull("alt_in_file").select("id", "alt_in_file");
  whereIds(knex, query, "id", ids);
  return new Map((await query).map((row) => [idOf(row), textOf(row["alt_in_file"])]));
}

/** Photos with their stored drafts, in the order of the ids. */
export async function readPhotosToDescribe(
  knex: Knex,
  ids: number[],
): Promise<{ photo: PhotoItem; kept: PhotoKept; altInFile: string }[]> {
  const found = await readTagged(knex, ids, true);
  return found.map((photo) => ({
    photo: presentPhoto(photo),
    kept: keptOf(photo),
    altInFile: textOf(photo.row["alt_in_file"]),
  }));
}

/** The photos of one plant or animal as they are shown, newest first. */
export async function readPhotosOf(
  knex: Knex,
  kind: SpeciesKind,
  id: number,
  withInternal: boolean,
): Promise<PhotoItem[]> {
  const found = await findPhotosOf(knex, kind, id);
  // One in the bin may be restored, a hidden one shown.
  dependsOn("photos", found.map(idOf));
  const visible = found.filter(
    (row) =>
      row["date_deleted"] === null &&
      (withInternal || visibilityOf(row["visibility"]) === "public"),
  );
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

/** Ids of all photos that are not in the bin. */
export async function findPhotoIds(knex: Knex): Promise<number[]> {
  const query = from(knex, "photos").whereNull("date_deleted").orderBy("id").select("id");
  return (await query).map(idOf);
}

/** Ids of the photos that visitors see and that have a date. */
export async function findDatedPhotoIds(knex: Knex): Promise<number[]> {
  const query = from(knex, "photos").whereRaw(publicPhoto()).orderBy("id").select("id");
  return (await query.whereNotNull("date_taken")).map(idOf);
}

/** Those of the photos with these ids that may be seen, in no particular order; `seen` is SQL. */
async function findPhotosById(knex: Knex, ids: number[], seen: string): Promise<Row[]> {
  const query = from(knex, "photos").whereRaw(seen);
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

/** Which of these photos have a record, in the bin or not; locked until the save ends. */
export async function findKnownPhotos(knex: Knex, ids: number[]): Promise<Set<number>> {
  const query = from(knex, "photos").select("id").forShare();
  whereIds(knex, query, "id", ids);
  return new Set((await query).map(idOf));
}

/** Locks photos that are not in the bin until the transaction ends; returns how many there are. */
export async function lockPhotos(trx: Knex, ids: number[]): Promise<number> {
  const query = from(trx, "photos").whereNull("date_deleted").orderBy("id");
  whereIds(trx, query, "id", ids);
  return (await query.select("id").forNoKeyUpdate()).length;
}
