import { from, type Knex, type Row } from "../../database/knex";
import { findDatedPhotoIds, readNotedPhotos } from "../photo/query";
import { presentSightingDraft } from "../sighting/presenter";
import type { Observer } from "./observer";
import { photoNoted, sightingNoted, type Noted } from "./occurrences";
import type { Taxa } from "./taxa";

/** How many photos or sightings are in memory at a time. */
const atOnce = 200;

/** The next sightings that visitors may see, in the order of their ids. */
async function findShownSightings(knex: Knex, after: number): Promise<Row[]> {
  const query = from(knex, "sightings").where("internal", false).where("id", ">", after);
  return await query.orderBy("id").limit(atOnce).select("*");
}

/** What visitors can see of what was noted: of each dated photo, then of each sighting. */
export async function* readOccurrences(
  knex: Knex,
  taxa: Taxa,
  observer: Observer,
): AsyncGenerator<Noted> {
  const photoIds = await findDatedPhotoIds(knex);
  for (let first = 0; first < photoIds.length; first += atOnce) {
    const photos = await readNotedPhotos(knex, photoIds.slice(first, first + atOnce));
    for (const photo of photos) yield photoNoted(photo, taxa, observer);
  }
  for (let after = 0; ;) {
    const sightings = (await findShownSightings(knex, after)).map(presentSightingDraft);
    const last = sightings.at(-1);
    if (!last) return;
    after = last.sightingId;
    const ids = sightings.map(({ photoId }) => photoId).filter((id) => id > 0);
    const shown = (await readNotedPhotos(knex, ids)).map(({ photo }) => photo);
    const photos = new Map(shown.map((photo) => [photo.photoId, photo]));
    for (const sighting of sightings)
      yield sightingNoted(sighting, photos.get(sighting.photoId), taxa, observer);
  }
}
