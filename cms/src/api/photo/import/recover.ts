import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { folders } from "../files/folders";
import { removeFromInbox } from "./inbox";
import { isNameTaken, photoUid, type PhotoRecord } from "../record";
import { storage } from "../storage/site-storage";
import { isOriginalUsed } from "../files/earlier-originals";
import { contentHash } from "../files/originals";
import { abandonedWork, removeWorkFolder, type Journal, type AbandonedWork } from "./journal";
import { publishMissing, unpublish } from "./publish";

const recordOf = async (strapi: Core.Strapi, hash: string) =>
  (await strapi.db.query(photoUid).findOne({ where: { contentHash: hash } })) as PhotoRecord | null;

/** Removes the original unless a photo was made from it. */
export async function removeOrphanedOriginal(
  strapi: Core.Strapi,
  { hash, original }: Journal,
): Promise<void> {
  if (original && !(await isOriginalUsed(strapi, hash))) await storage.remove([original.path]);
}

/** The record was saved: completes its files and removes the source. */
async function finish(
  { folder, journal }: AbandonedWork & { journal: Journal },
  photo: PhotoRecord,
) {
  if (!photo.dateDeleted && photo.fileName === journal.fileName)
    await publishMissing(folder, journal);
  const file = journal.original?.file;
  if (file === undefined || !existsSync(file)) return;
  if ((await contentHash(file)) === journal.hash) await removeFromInbox(file);
}

async function recoverWork(strapi: Core.Strapi, folder: string, journal: Journal): Promise<void> {
  const photo = await recordOf(strapi, journal.hash);
  // AVIF files belong to a record that exists already.
  const isRecorded = photo !== null && (journal.original !== null || photo.avifWidths !== null);
  if (isRecorded) await finish({ folder, journal }, photo);
  if (isRecorded && photo.fileName === journal.fileName) return;
  // The name may belong to another photo by now, which then owns the files.
  if (!(await isNameTaken(strapi, journal.fileName, photo?.id ?? 0))) await unpublish(journal);
  await removeOrphanedOriginal(strapi, journal);
}

async function end(strapi: Core.Strapi, { folder, journal }: AbandonedWork): Promise<void> {
  if (journal) await recoverWork(strapi, folder, journal);
  await removeWorkFolder(folder);
}

/** Removes files that were being written when a run was interrupted, but not the owner's own '.part' files. */
export async function removePartialFiles(): Promise<void> {
  const { full, thumb, key, banner, web, originals, inbox, imports } = folders;
  for (const folder of [full, thumb, key, banner, web, originals, imports, inbox]) {
    const ours = folder === inbox ? /^[0-9a-f-]{36}\.part$/ : /\.part$/;
    const left = (await readdir(folder)).filter((name) => ours.test(name));
    // An upload in Strapi's admin leaves a folder.
    for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Recovers from a crash: work with a record is completed; without one,
 * everything published is removed, and its file in the inbox waits for the next import.
 */
export async function recoverImports(strapi: Core.Strapi): Promise<void> {
  for (const work of await abandonedWork()) await end(strapi, work);
}
