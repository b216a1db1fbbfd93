import type { Core } from "@strapi/strapi";
import type { ChangeWhat } from "shared-types/history/codes";
import { addHistory, changeAuthor } from "../../../documents/history-rows";
import { inTransaction } from "../../../database/knex";
import { beforeGoingOn } from "../../../patches/commit-callbacks";
import { idsInBin, moveToBin, deleteFiles, restoreFromBin } from "./bin";
import { fileTasksDone, enqueueFileTask } from "./file-queue";
import { syncEntries } from "../media-library/media-entries";
import { findPhotoRecord, photoUid, type PhotoRecord } from "../record";
import { isOutdated } from "./made-from";
import { remakeFiles } from "./remake";
import { endRename, unfinishedRenames, renameLateFiles, type Rename } from "./rename";

/**
 * Moves a photo's files to where its record says they belong, bin or public folders, makes them anew if it wants
 * others, and updates its Media Library entry.
 */
export async function syncFiles(strapi: Core.Strapi, id: number): Promise<void> {
  await syncEntries(strapi, [id]);
  const photo = await findPhotoRecord(strapi, { id });
  if (!photo) return;
  if (photo.dateDeleted) return moveToBin(photo);
  await restoreFromBin(photo);
  await remakeFiles(strapi, photo);
}

/** Completes or undoes a rename, depending on the record. */
export async function completeRename(strapi: Core.Strapi, rename: Rename): Promise<void> {
  const { id, fileName } = rename.to;
  const photo = await findPhotoRecord(strapi, { id });
  const saved = photo?.fileName === fileName;
  if (saved) {
    // AVIF files may appear at any time.
    const { avifWidths } = photo;
    await renameLateFiles({
      from: { ...rename.from, avifWidths },
      to: { ...rename.to, avifWidths },
    });
  }
  await endRename(rename, saved);
}

interface TransactionHooks {
  onCommit: (task: () => void) => void;
  onRollback: (task: () => void) => void;
}

/** Runs a task when the transaction has ended, committed or not. */
type AfterTransaction = (task: () => Promise<void>) => void;

/**
 * Changes records in a transaction and then moves the files, before it resolves; inside another
 * transaction they are moved when that one has ended. The record is the truth: what a power cut leaves
 * undone is completed at the next start.
 */
export async function changeThenMoveFiles<Result>(
  strapi: Core.Strapi,
  change: (afterTransaction: AfterTransaction) => Promise<Result>,
): Promise<Result> {
  const inner = strapi.db.inTransaction();
  const onError = (error: unknown) => strapi.log.error(error);
  const result = strapi.db.transaction(({ onCommit, onRollback }: TransactionHooks) =>
    change((task) => {
      onCommit(beforeGoingOn(() => enqueueFileTask(task, onError)));
      onRollback(() => enqueueFileTask(task, onError));
    }),
  );
  try {
    return await result;
  } finally {
    if (!inner) await fileTasksDone();
  }
}

/** Sets the deletion date of existing photos and records the change in their history. */
async function setDeleted(
  strapi: Core.Strapi,
  what: ChangeWhat,
  where: { id: number; dateDeleted: object | null },
  dateDeleted: Date | null,
): Promise<boolean> {
  const who = await changeAuthor(strapi);
  return inTransaction(strapi, async (trx) => {
    const data = { dateDeleted };
    const { count } = await strapi.db.query(photoUid).updateMany({ where, data });
    const change = { kind: "photo", id: where.id, what, before: null, after: null } as const;
    if (count > 0 && who !== null) await addHistory(trx, who, [change]);
    return count > 0;
  });
}

/** Moves a photo into the bin; false when it is there already or does not exist. */
export async function binPhoto(strapi: Core.Strapi, id: number): Promise<boolean> {
  return changeThenMoveFiles(strapi, async (afterTransaction) => {
    afterTransaction(() => syncFiles(strapi, id));
    return setDeleted(strapi, "deleted", { id, dateDeleted: null }, new Date());
  });
}

/** Restores a photo deleted after `since`; false when there is none. */
export async function restorePhoto(strapi: Core.Strapi, id: number, since: Date): Promise<boolean> {
  return changeThenMoveFiles(strapi, async (afterTransaction) => {
    afterTransaction(() => syncFiles(strapi, id));
    return setDeleted(strapi, "restored", { id, dateDeleted: { $gt: since } }, null);
  });
}

/** Deletes photos in the bin for good, files first so that none is left over; returns how many. */
export async function deletePhotos(
  strapi: Core.Strapi,
  where: { id?: number; dateDeleted: object },
): Promise<number> {
  const photos = (await strapi.db.query(photoUid).findMany({ where })) as PhotoRecord[];
  for (const photo of photos) {
    await deleteFiles(strapi, photo);
    await strapi.documents(photoUid).delete({ documentId: photo.documentId });
  }
  return photos.length;
}

/** Finishes what an earlier run left undone. */
export async function recoverFiles(strapi: Core.Strapi): Promise<void> {
  for (const rename of await unfinishedRenames()) await completeRename(strapi, rename);
  const where = { dateDeleted: { $ne: null } };
  const binned = (await strapi.db.query(photoUid).findMany({ where })) as PhotoRecord[];
  const changed = { filesFrom: { $notNull: true } };
  const made = (await strapi.db.query(photoUid).findMany({ where: changed })) as PhotoRecord[];
  const outdated = made.filter(isOutdated);
  const ids = new Set([...[...binned, ...outdated].map(({ id }) => id), ...(await idsInBin())]);
  for (const id of ids) await syncFiles(strapi, id);
}
