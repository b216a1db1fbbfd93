import type { PhotoDraft, PhotoItem } from "shared-types";
import type { Knex } from "../../lib/knex";
import { draftOf, presentPhoto } from "./presenter";
import { findPhotosById } from "./query";
import { findTags, withTags } from "./tags";

/**
 * The photos of these ids as they are shown, in the order of the ids, by one question for the rows
 * and one beside it for their tags; ids of no photo and those of the bin are left out.
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

/** Photos read at once: their tags are bound one by one. */
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

/** What the forms of these photos hold. */
export async function readPhotoDrafts(knex: Knex, ids: number[]): Promise<PhotoDraft[]> {
  return (await readManyPhotos(knex, ids, true)).map(draftOf);
}
