import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { inWorkFolder } from "../import/journal";
import { syncEntries } from "../media-library/media-entries";
import { findPhotoRecord, isNameTaken, photoUid, type PhotoRecord } from "../record";
import { storage } from "../storage/site-storage";
import { avifQueue } from "../workers/avif-queue";
import type { Derived } from "../workers/derive";
import { PoolClosed } from "../workers/pool";
import { importWorkers } from "../workers/pools";
import { findOriginal } from "./earlier-originals";
import { publicFiles } from "./files";
import { folders } from "./folders";
import { editOf, isOutdated, madeFrom, madeFromColumns, type MadeFrom } from "./made-from";
import { webFilesOf } from "./names";

/** New files of a photo, in a work folder. */
export interface MadeFiles {
  /** What they were made from. */
  from: MadeFrom;
  folder: string;
  derived: Derived;
}

/** Makes the public files from a local original. @throws RefusedFileError, DiskFullError */
export async function makeFiles(
  from: MadeFrom,
  { file, folder }: { file: string; folder: string },
): Promise<MadeFiles> {
  const { derived } = await importWorkers().run("prepare", {
    file,
    folder,
    edit: editOf(from),
    // A photo keeps its own words and dates.
    sidecars: [],
    timeZone: "UTC",
  });
  return { from, folder, derived };
}

/** A local copy of a photo's original; null when it is not there. */
export async function fetchOriginal(hash: string | null, folder: string): Promise<string | null> {
  const path = await findOriginal(hash);
  return path && storage.fetch(path, folder);
}

/** The columns that describe new files. */
function columnsOf({ derived }: MadeFiles) {
  const { width, height, fileSize, placeholder, webWidths } = derived;
  const widths = webWidths.join(",");
  return {
    ...{ width, height, fileSize, placeholder },
    ...{ jpegWidths: widths, webpWidths: widths, avifWidths: null },
    // Never the same again: a browser may have fetched one of them while they were exchanged.
    filesVersion: randomBytes(4).toString("hex"),
  };
}

/** Removes responsive files that the record does not list, also those that a crash left. */
async function removeUnlisted({ fileName }: PhotoRecord, listed: Set<string>): Promise<void> {
  const isOwn = webFilesOf(fileName);
  const own = (await storage.names(folders.web)).filter(isOwn);
  const paths = own.map((name) => join(folders.web, name));
  await storage.remove(paths.filter((path) => !listed.has(path)));
}

/**
 * Exchanges a photo's files, if its record still wants what they were made from. Runs in the queue for
 * files. `filesFrom` is last: until then, the next start makes and exchanges all of them again.
 */
export async function exchangeFiles(
  strapi: Core.Strapi,
  id: number,
  made: MadeFiles,
): Promise<void> {
  const photo = await findPhotoRecord(strapi, { id });
  if (!photo || photo.dateDeleted || madeFrom(photo) !== madeFrom(made.from)) return;
  const columns = columnsOf(made);
  const files = publicFiles({ ...photo, ...columns });
  for (const { path, part } of files)
    await storage.put(join(made.folder, part), path, { isSynced: true });
  const paths = files.map(({ path }) => path);
  const photos = strapi.db.query(photoUid);
  const { fileName } = photo;
  const where = { id, fileName, dateDeleted: null, ...madeFromColumns(photo) };
  const { count } = await photos.updateMany({ where, data: columns });
  if (count === 0) {
    // It was changed meanwhile, and a task for that waits; under an old name nothing may stay.
    if (!(await isNameTaken(strapi, fileName))) await storage.remove(paths);
    return;
  }
  await removeUnlisted(photo, new Set(paths));
  await photos.updateMany({ where, data: { filesFrom: madeFrom(made.from) } });
  await syncEntries(strapi, [id]);
  avifQueue.retry(id);
}

/** Makes the files of a photo anew if its record wants others; what fails is tried again at the next start. */
export async function remakeFiles(strapi: Core.Strapi, photo: PhotoRecord): Promise<void> {
  if (!isOutdated(photo)) return;
  try {
    await inWorkFolder(async (folder) => {
      const file = await fetchOriginal(photo.contentHash, folder);
      if (file === null) throw new Error(`The original of photo ${photo.id} is missing.`);
      await exchangeFiles(strapi, photo.id, await makeFiles(photo, { file, folder }));
    });
  } catch (error) {
    if (!(error instanceof PoolClosed)) strapi.log.error(error);
  }
}
