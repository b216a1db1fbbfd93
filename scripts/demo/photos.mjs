import { copyFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { importRows, missingRows } from "./import-rows.mjs";
import { demoDir, readTable } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {{ id: number, keyId: string }} Tag  a plant or animal */
/** @typedef {{ id: number, caption: string, keywords: object[], plants: Tag[], animals: Tag[], tagNotes: object | null, dateDeleted: unknown }} StoredPhoto */

const photoUid = "api::photo.photo";

/** Imports at once: one for each worker process, and one that is ready for the next. */
const atOnce = availableParallelism() + 1;

/**
 * Imports the photo files that the site does not have, in the order of their table: ids follow that order.
 * @param {Site} site
 * @param {string} folder  in the data directory, for copies of the files: the import moves them from there
 * @param {(done: number, total: number) => void} onDone
 */
export async function importPhotos(site, folder, onDone) {
  const rows = await missingRows(site, photoUid, "fileName", readTable("photos"));
  const files = rows.map(({ fileName = "" }) => join(folder, fileName));
  for (const [n, file] of files.entries())
    copyFileSync(join(demoDir, "photos", rows[n]?.["fileName"] ?? ""), file);
  const importer = site.service("api::photo.import-file");
  let done = 0;
  const waiting = rows.entries();
  const importNext = async () => {
    for (const [n, row] of waiting) {
      const dateUploaded = new Date(row["dateUploaded"] ?? "");
      await importer.importFile(files[n] ?? "", { dateUploaded });
      onDone((done += 1), rows.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, importNext));
}

/**
 * The rows of the demo's photos, each with its photo on this site unless that is missing or in the bin.
 * @param {Site} site
 */
export async function photoRows(site) {
  const select = ["id", "fileName", "caption", "tagNotes", "dateDeleted"];
  const populate = ["keywords", "plants", "animals"];
  const stored = await site.db.query(photoUid).findMany({ select, populate });
  const visible = stored.filter(({ dateDeleted }) => dateDeleted === null);
  const byName = new Map(visible.map((photo) => [photo["fileName"], photo]));
  return readTable("photos").map((row) => ({
    row,
    photo: /** @type {StoredPhoto | undefined} */ (byName.get(row["fileName"])),
  }));
}

/**
 * Imports texts and tags of photos without caption and keywords: new ones, and those of an interrupted load.
 * @param {Site} site
 */
export async function describePhotos(site) {
  const rows = (await photoRows(site)).flatMap(({ row, photo }) => {
    if (!photo || photo.caption || photo.keywords.length > 0) return [];
    // The import has read the camera's date from the file, in the site's own time zone.
    const { caption, alt, plants, animals, categories, keywords } = row;
    return [{ photoId: photo.id, caption, alt, plants, animals, categories, keywords }];
  });
  await importRows(site, "photos", rows);
}

/**
 * Sets the thumbnail and banner of plants and animals that have none.
 * @param {Site} site
 */
export async function choosePictures(site) {
  const ids = new Map((await photoRows(site)).map(({ row, photo }) => [row["photoId"], photo?.id]));
  for (const [name, uid] of /** @type {const} */ ([
    ["plants", "api::plant.plant"],
    ["animals", "api::animal.animal"],
  ])) {
    const records = await site.db.query(uid).findMany({ populate: ["thumb", "banner"] });
    const stored = new Map(records.map((record) => [record["keyId"], record]));
    const idOf = (/** @type {unknown} */ picture, /** @type {string | undefined} */ wanted) => {
      const photo = /** @type {StoredPhoto | null | undefined} */ (picture);
      // A draft says 0 for a photo in the bin; the relation stays, and shows again when it is restored.
      return photo ? (photo.dateDeleted === null ? photo.id : 0) : (ids.get(wanted) ?? 0);
    };
    const rows = readTable(name).map(({ keyId, thumbId, bannerId }) => {
      const record = stored.get(keyId);
      return {
        keyId,
        thumbId: idOf(record?.["thumb"], thumbId),
        bannerId: idOf(record?.["banner"], bannerId),
      };
    });
    await importRows(site, name, rows);
  }
}
