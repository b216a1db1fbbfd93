import type { PhotoDraft, PhotoItem } from "shared-types";
import type { Knex } from "../../database/knex";
import { draftOf, presentPhoto } from "./presenter";
import { findPhotosById } from "./query";
import { findTags, withTags } from "./tags";

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
  return (await readManyPhotos(knex, ids, true)).map(draftOf);
}
