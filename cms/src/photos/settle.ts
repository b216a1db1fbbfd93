import type { Core } from "@strapi/strapi";
import type { ChangeWhat } from "shared-types";
import { keepChanges, keepsFor } from "../history/keep";
import type { Knex } from "../lib/knex";
import { idsInBin, putIntoBin, removeForGood, takeFromBin } from "./bin";
import { allDone, inTurn } from "./in-turn";
import { keepEntries } from "./media-entries";
import { findPhotoRecord, photoUid, type PhotoRecord } from "./record";
import { endRename, openRenames, takeAlong, type Rename } from "./rename";

/** Puts the files of a photo where its record says they belong, in the bin or back among the public ones; its entry of the Media Library likewise. */
export async function settle(strapi: Core.Strapi, id: number): Promise<void> {
  await keepEntries(strapi, [id]);
  const photo = await findPhotoRecord(strapi, { id });
  if (!photo) return;
  await (photo.dateDeleted ? putIntoBin(photo) : takeFromBin(photo));
}

/** Ends a rename as the record says it went. */
export async function settleRename(strapi: Core.Strapi, rename: Rename): Promise<void> {
  const { id, fileName } = rename.to;
  const photo = await findPhotoRecord(strapi, { id });
  const saved = photo?.fileName === fileName;
  if (saved) {
    // AVIF files come whenever they are done.
    const { avifWidths } = photo;
    await takeAlong({ from: { ...rename.from, avifWidths }, to: { ...rename.to, avifWidths } });
  }
  await endRename(rename, saved);
}

interface Ending {
  onCommit: (task: () => void) => void;
  onRollback: (task: () => void) => void;
}

/** Has a task done when the transaction has ended, one way or the other. */
type Later = (task: () => Promise<void>) => void;

/**
 * Changes records in a transaction and then lets the files follow, before it answers; inside another
 * transaction they follow when that one has ended. The record is the truth: what a power cut leaves
 * undone is done at the next start.
 */
export async function filesFollow<Result>(
  strapi: Core.Strapi,
  change: (later: Later) => Promise<Result>,
): Promise<Result> {
  const inner = strapi.db.inTransaction();
  const onFault = (error: unknown) => strapi.log.error(error);
  const result = strapi.db.transaction(({ onCommit, onRollback }: Ending) =>
    change((task) => {
      onCommit(() => inTurn(task, onFault));
      onRollback(() => inTurn(task, onFault));
    }),
  );
  try {
    return await result;
  } finally {
    if (!inner) await allDone();
  }
}

/** Sets when photos went into the bin, where there is one to set it of, and keeps that as a change. */
async function setDeleted(
  strapi: Core.Strapi,
  what: ChangeWhat,
  where: { id: number; dateDeleted: object | null },
  dateDeleted: Date | null,
): Promise<boolean> {
  const who = await keepsFor(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const data = { dateDeleted };
    const { count } = await strapi.db.query(photoUid).updateMany({ where, data });
    const change = { kind: "photo", id: where.id, what, before: null, after: null } as const;
    if (count > 0 && who !== null) await keepChanges(trx as Knex, who, [change]);
    return count > 0;
  });
}

/** Puts a photo into the bin; false when it is there already, or nowhere. */
export async function binPhoto(strapi: Core.Strapi, id: number): Promise<boolean> {
  return filesFollow(strapi, async (later) => {
    later(() => settle(strapi, id));
    return setDeleted(strapi, "deleted", { id, dateDeleted: null }, new Date());
  });
}

/** Takes a photo out of the bin if it went there after `since`; false when it is not there. */
export async function unbinPhoto(strapi: Core.Strapi, id: number, since: Date): Promise<boolean> {
  return filesFollow(strapi, async (later) => {
    later(() => settle(strapi, id));
    return setDeleted(strapi, "restored", { id, dateDeleted: { $gt: since } }, null);
  });
}

/** Photos of the bin go for good, and how many did: files first, so that none is forgotten. */
export async function dropPhotos(
  strapi: Core.Strapi,
  where: { id?: number; dateDeleted: object },
): Promise<number> {
  const photos = (await strapi.db.query(photoUid).findMany({ where })) as PhotoRecord[];
  for (const photo of photos) {
    await removeForGood(photo);
    await strapi.documents(photoUid).delete({ documentId: photo.documentId });
  }
  return photos.length;
}

/** Does what an earlier run left undone. */
export async function settleAll(strapi: Core.Strapi): Promise<void> {
  for (const rename of await openRenames()) await settleRename(strapi, rename);
  const where = { dateDeleted: { $ne: null } };
  const binned = (await strapi.db.query(photoUid).findMany({ where })) as PhotoRecord[];
  const ids = new Set([...binned.map(({ id }) => id), ...(await idsInBin())]);
  for (const id of ids) await settle(strapi, id);
}
