import { extname, parse } from "node:path";
import type { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { lockRecord, saveAtOnce, updateLocked } from "../../../database/record-store";
import { isUniqueViolation } from "../../../database/unique-violation";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { DiskFullError, isDiskFull } from "../../../platform/disk-full";
import { findOriginal } from "../files/earlier-originals";
import { isOutdated, madeFrom, type MadeFrom } from "../files/made-from";
import { originalPath } from "../files/originals";
import { exchangeFiles, fetchOriginal, makeFiles, type MadeFiles } from "../files/remake";
import { changeThenMoveFiles } from "../files/sync-files";
import { RefusedFileError } from "../formats/refused-file";
import { inWorkFolder, writeJournal } from "../import/journal";
import { asOnlyProcess } from "../import/lock";
import type { Received } from "../import/receive";
import { removeOrphanedOriginal } from "../import/recover";
import { findPhotoRecord, photoUid, type PhotoRecord } from "../record";
import { photoRecords } from "../saving";
import { storage } from "../storage/site-storage";
import { avifQueue } from "../workers/avif-queue";

/** A change of a photo's picture, and the ETag it is based on. */
interface Wanted {
  photoId: number;
  ifMatch: string;
}

const refused = (errorMessage: string): ValidationErrors => [{ fieldId: "", errorMessage }];

/** Why a picture was not made, for the owner. @throws the error if it is another one */
function whyNot(error: unknown): ValidationErrors {
  if (error instanceof RefusedFileError) return refused(error.message);
  if (error instanceof DiskFullError || isDiskFull(error)) return refused(panelMessages.noSpace);
  throw error;
}

/** What the owner does to pictures (docs/decisions/051). */
const pictureService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The photo to change; refused if it is not the one that was seen. */
  async function find({ photoId, ifMatch }: Wanted): Promise<PhotoRecord | "missing" | "changed"> {
    const kept = await photoRecords.stored(strapi.db.connection, photoId);
    const photo = kept && (await findPhotoRecord(strapi, { id: photoId }));
    if (!photo) return "missing";
    return allowsSave(ifMatch, etagOf(kept)) ? photo : "changed";
  }

  /** Saves what new files of a photo were made from, then exchanges the files. */
  async function save(
    { photoId, ifMatch }: Wanted,
    photo: PhotoRecord,
    made: MadeFiles,
  ): Promise<Saved> {
    const saved = await changeThenMoveFiles(strapi, async (afterTransaction) => {
      afterTransaction(() => exchangeFiles(strapi, photoId, made));
      return saveAtOnce(strapi, async (trx) => {
        const locked = await lockRecord(trx, photoRecords, { id: photoId });
        if (!locked?.stored) return "missing";
        const isOther = locked.stored.original !== (photo.contentHash ?? "");
        if (isOther || !allowsSave(ifMatch, etagOf(locked.stored))) return "changed";
        await updateLocked(strapi, locked, { ...made.from });
        return [];
      });
    });
    const now = await findPhotoRecord(strapi, { id: photoId });
    const isPending = now && !now.dateDeleted && isOutdated(now);
    return isPending && saved.length === 0 ? refused(panelMessages.filesPending) : saved;
  }

  /** Makes other files from the original a photo has. */
  async function change(
    wanted: Wanted,
    edit: Partial<Pick<MadeFrom, "rotation" | "bannerAt">>,
  ): Promise<Saved> {
    const photo = await find(wanted);
    if (typeof photo === "string") return photo;
    const { contentHash, rotation, bannerAt } = { ...photo, ...edit };
    const from = { contentHash, rotation, bannerAt };
    if (madeFrom(from) === madeFrom(photo) && !isOutdated(photo)) return [];
    return inWorkFolder(async (folder) => {
      const file = await fetchOriginal(contentHash, folder);
      if (file === null) return refused(panelMessages.originalMissing);
      return save(wanted, photo, await makeFiles(from, { file, folder }));
    });
  }

  /** Why a photo cannot get this file: a photo has it already. */
  async function findSame(photoId: number, hash: string): Promise<ValidationErrors> {
    const where = { contentHash: hash };
    const same = (await strapi.db.query(photoUid).findOne({ where })) as PhotoRecord | null;
    if (!same) return [];
    return refused(same.id === photoId ? panelMessages.sameFile : panelMessages.fileInUse(same.id));
  }

  async function replace(
    wanted: Wanted,
    { path: file, hash }: Received,
    folder: string,
  ): Promise<Saved> {
    const photo = await find(wanted);
    if (typeof photo === "string") return photo;
    const same = await findSame(photo.id, hash);
    if (same.length > 0) return same;
    // What was chosen for the earlier picture says nothing about this one.
    const from = { contentHash: hash, rotation: 0, bannerAt: null };
    const made = await makeFiles(from, { file, folder });
    const original = { path: originalPath(file, hash), file };
    const note = { hash, fileName: photo.fileName, files: [], original };
    await writeJournal(folder, note);
    try {
      await storage.put(file, original.path, { isSynced: true });
      return await save(wanted, photo, made);
    } catch (error) {
      if (!isUniqueViolation(error, "contentHash")) throw error;
      return await findSame(photo.id, hash);
    } finally {
      await removeOrphanedOriginal(strapi, note);
    }
  }

  /** As an import does it: no other process works on photos, and AVIF waits. */
  const work = (task: () => Promise<Saved>): Promise<Saved> =>
    avifQueue.whileAway(() => asOnlyProcess(() => task().catch(whyNot)));

  return {
    /** Turns a photo; a banner chosen for the other way round is dropped. @throws ImportsBusy */
    rotate: (wanted: Wanted, rotation: number): Promise<Saved> =>
      work(() => change(wanted, { rotation, bannerAt: null })),

    /** Chooses what the banner shows. @throws ImportsBusy */
    chooseBanner: (wanted: Wanted, bannerAt: number | null): Promise<Saved> =>
      work(() => change(wanted, { bannerAt })),

    /** Gives a photo another original, received in a work folder. @throws ImportsBusy */
    replace: (wanted: Wanted, received: Received, folder: string): Promise<Saved> =>
      work(() => replace(wanted, received, folder)),

    /** A photo's original under the photo's name; null when there is none. */
    async original(photoId: number): Promise<{ name: string; bytes: Readable } | null> {
      const photo = await findPhotoRecord(strapi, { id: photoId });
      const path = photo && !photo.dateDeleted ? await findOriginal(photo.contentHash) : null;
      const bytes = path && (await storage.stream(path));
      if (!photo || !path || !bytes) return null;
      return { name: `${parse(photo.fileName).name}${extname(path)}`, bytes };
    },
  };
};

export default pictureService;
