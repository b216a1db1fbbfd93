import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { folders } from "../folders";
import { takeOut } from "../inbox";
import { isNameTaken, photoUid, type PhotoRecord } from "../record";
import { storage } from "../storage/chosen";
import { contentHash } from "../store";
import { abandonedWork, closeWork, type Note, type OpenWork } from "./note";
import { publishMissing, unpublish } from "./publish";

const recordOf = async (strapi: Core.Strapi, hash: string) =>
  (await strapi.db.query(photoUid).findOne({ where: { contentHash: hash } })) as PhotoRecord | null;

/** Takes the original away, if no photo is made from it. */
export async function dropOriginal(strapi: Core.Strapi, { hash, original }: Note): Promise<void> {
  if (original && !(await recordOf(strapi, hash))) await storage.remove([original.path]);
}

/** The record came to be: its files are there, and what it came from is not. */
async function finish({ folder, note }: OpenWork & { note: Note }, photo: PhotoRecord) {
  if (!photo.dateDeleted && photo.fileName === note.fileName) await publishMissing(folder, note);
  const file = note.original?.file;
  if (file === undefined || !existsSync(file)) return;
  if ((await contentHash(file)) === note.hash) await takeOut(file);
}

async function settleNote(strapi: Core.Strapi, folder: string, note: Note): Promise<void> {
  const photo = await recordOf(strapi, note.hash);
  // AVIF files come to a record that is there already.
  const told = photo !== null && (note.original !== null || photo.avifWidths !== null);
  if (told) await finish({ folder, note }, photo);
  if (told && photo.fileName === note.fileName) return;
  // The name may belong to another photo by now: then so do the files.
  if (!(await isNameTaken(strapi, note.fileName, photo?.id ?? 0))) await unpublish(note);
  await dropOriginal(strapi, note);
}

async function end(strapi: Core.Strapi, { folder, note }: OpenWork): Promise<void> {
  if (note) await settleNote(strapi, folder, note);
  await closeWork(folder);
}

/** Removes files that were being written when a run broke off; the owner's own '.part' files are not ours. */
export async function sweepParts(): Promise<void> {
  const { full, thumb, key, banner, web, originals, inbox, imports } = folders;
  for (const folder of [full, thumb, key, banner, web, originals, imports, inbox]) {
    const ours = folder === inbox ? /^[0-9a-f-]{36}\.part$/ : /\.part$/;
    const left = (await readdir(folder)).filter((name) => ours.test(name));
    // Of an upload in Strapi's admin it is a folder.
    for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Ends what a run left that went down in the middle: what has a record is finished, of what has none
 * everything published goes away, and its file in the inbox waits for the next import.
 */
export async function recoverImports(strapi: Core.Strapi): Promise<void> {
  for (const work of await abandonedWork()) await end(strapi, work);
}
