import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bannerFor, thumbFor } from "./headline";
import type { Records } from "./load-records";
import type { Painters } from "./painters";
import { photos } from "./photos";
import type { Site } from "./site";
import type { PhotoSeed } from "./types";

const photoUid = "api::photo.photo";

/** A photo of the demo goes online two days after it was taken, in the evening. */
function uploadedAt({ dateTaken }: PhotoSeed): Date {
  const date = new Date(`${dateTaken.slice(0, 10)}T22:30:00Z`);
  date.setUTCDate(date.getUTCDate() + 2);
  return date;
}

const idsOf = <Key>(ids: Map<Key, string>, keys: Key[]) =>
  keys.map((key) => ids.get(key)).filter((id) => id !== undefined);

async function describe(site: Site, documentId: string, photo: PhotoSeed, records: Records) {
  await site.documents(photoUid).update({
    documentId,
    data: {
      alt: photo.alt,
      caption: photo.caption,
      dateUploaded: uploadedAt(photo),
      plants: idsOf(records.plants, photo.plants),
      animals: idsOf(records.animals, photo.animals),
      categories: idsOf(records.categories, photo.categories),
      keywords: idsOf(records.keywords, photo.keywords),
    },
  });
}

/** The photos of the demo by file name: those already there, and the drawings of the others. */
export interface Easel {
  /** Document ids. */
  loaded: Map<string, string>;
  drawings: Map<string, Promise<string>>;
}

/** Has the photos drawn that are not there yet; the painters begin at once. */
export async function commissionPhotos(site: Site, painters: Painters): Promise<Easel> {
  const easel: Easel = { loaded: new Map(), drawings: new Map() };
  for (const photo of photos) {
    const stored = await site
      .documents(photoUid)
      .findFirst({ filters: { fileName: photo.fileName } });
    if (stored) easel.loaded.set(photo.fileName, stored.documentId);
    else easel.drawings.set(photo.fileName, painters.photo(photo));
  }
  return easel;
}

/** How many photos are on their way into the gallery at once: each processor has one, and one waits. */
const atOnce = availableParallelism() + 1;

/** Imports and describes what is drawn; begun in order, they get their ids in that order. */
export async function loadPhotos(
  site: Site,
  records: Records,
  { loaded, drawings }: Easel,
  onDone: (done: number, total: number) => void,
): Promise<Map<string, string>> {
  const importer = site.service("api::photo.import");
  const waiting = photos.values();
  let before: Promise<unknown> = Promise.resolve();
  const takeNext = async () => {
    for (const photo of waiting) {
      // A drawing that is done early waits for those before it.
      const drawing = before.then(() => drawings.get(photo.fileName));
      before = drawing;
      const file = await drawing;
      if (file === undefined) continue;
      const { documentId } = await importer.importFile(file);
      await describe(site, documentId, photo, records);
      loaded.set(photo.fileName, documentId);
      onDone(loaded.size, photos.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return loaded;
}

/** Gives plants and animals their thumbnail and banner. */
export async function chooseHeadPhotos(site: Site, records: Records, loaded: Map<string, string>) {
  for (const kind of ["plant", "animal"] as const)
    for (const [keyId, documentId] of records[`${kind}s`])
      await site.documents(`api::${kind}.${kind}`).update({
        documentId,
        data: {
          thumb: loaded.get(thumbFor(kind, keyId) ?? "") ?? null,
          banner: loaded.get(bannerFor(kind, keyId) ?? "") ?? null,
        },
      });
}

/** The folder the site's own pictures (plans, tiles) are served from. */
export const sitePictureFolder = (dataDir: string) => join(dataDir, "images", "site");
