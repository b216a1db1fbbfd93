import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotoVisibility } from "shared-types/photo/codes";
import { isUniqueViolation } from "../../../database/unique-violation";
import { avifQueue } from "../workers/avif-queue";
import { DiskFullError, isDiskFull } from "../../../platform/disk-full";
import { publicFiles } from "../files/files";
import type { OpenDate } from "../formats/date-taken";
import { RefusedFileError } from "../formats/refused-file";
import { removeFromInbox } from "../import/inbox";
import { inboxName } from "../import/inbox-name";
import { asOnlyProcess } from "../import/lock";
import { inWorkFolder, writeJournal, type Journal } from "../import/journal";
import { publish, unpublish } from "../import/publish";
import { removeOrphanedOriginal } from "../import/recover";
import { createSequencer } from "../import/sequencer";
import { freeName, stemOf } from "../files/names";
import { isNameTaken, photoUid, type PhotoRecord } from "../record";
import { releaseName, reservedNames, reserveName } from "../files/reserved-names";
import { readSite } from "../../site-record/settings";
import { restorePhoto } from "../files/sync-files";
import { contentHash, originalPath } from "../files/originals";
import { importWorkers } from "../workers/pools";
import { unedited } from "../workers/derive";
import type { Prepared } from "../workers/tasks";
import { recordPhoto } from "../new-photo";
import { keepWords } from "../words-in-file";

/**
 * The outcome for one file: 'same' when its bytes are in the gallery already, 'restored' when they
 * were in the bin.
 */
export interface Imported {
  outcome: "imported" | "same" | "restored";
  photoId: number;
  documentId: string;
  fileName: string;
  /** Its original name if that was taken, otherwise ''. */
  renamedFrom: string;
  /** Keywords of the file that the site does not have. */
  newKeywords: string[];
  /** A date of the file that the photo did not get. */
  openDate: OpenDate | null;
}

/** What the file itself does not contain. */
export interface ImportOptions {
  /** The name its owner gave it; the file's own name unless given. */
  fileName?: string;
  /** When it was uploaded; now unless given. */
  dateUploaded?: Date;
  /** Who sees it; everyone unless given. */
  visibility?: PhotoVisibility;
  /** The files beside it that tell of it; they stay where they are. */
  sidecars?: string[];
}

interface Incoming {
  file: string;
  /** Its original name. */
  name: string;
  dateUploaded: Date | undefined;
  visibility: PhotoVisibility;
  hash: string;
  /** The work folder for derived files. */
  folder: string;
}

/** The message for a failure; an internal error is rethrown. */
function asImportError(error: unknown, file: string): unknown {
  if (isDiskFull(error)) return new DiskFullError();
  if (existsSync(file) || error instanceof RefusedFileError) return error;
  return new RefusedFileError(importMessages.vanished);
}

const importService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => strapi.db.query(photoUid);
  const nextSlot = createSequencer();

  const findSame = async (hash: string) =>
    (await photos().findOne({ where: { contentHash: hash } })) as PhotoRecord | null;

  /** A free name made from the file's, reserved until it is released. */
  async function nameFor(stem: string): Promise<string> {
    for (;;) {
      const rows = (await photos().findMany({
        where: { fileName: { $startsWith: stem } },
        select: ["fileName"],
      })) as PhotoRecord[];
      const taken = rows.map(({ fileName }) => fileName);
      const name = freeName(stem, new Set([...taken, ...reservedNames()]));
      reserveName(name);
      // A rename may have ended while the query ran.
      if (!(await isNameTaken(strapi, name))) return name;
      releaseName(name);
    }
  }

  /** Handles bytes that are here already; a photo in the bin is restored. */
  async function existingPhoto({
    id,
    documentId,
    fileName,
    dateDeleted,
  }: PhotoRecord): Promise<Imported> {
    const restored = dateDeleted !== null && (await restorePhoto(strapi, id, new Date(0)));
    const outcome = restored ? "restored" : "same";
    const found = { photoId: id, documentId, fileName, renamedFrom: "" };
    return { outcome, ...found, newKeywords: [], openDate: null };
  }

  function journalFor({ file, hash }: Incoming, fileName: string, { derived }: Prepared): Journal {
    const widths = derived.webWidths.join(",");
    const names = { fileName, thumbFileName: fileName, contentHash: hash };
    const files = publicFiles({
      ...names,
      id: 0,
      jpegWidths: widths,
      webpWidths: widths,
      avifWidths: null,
    });
    return { hash, fileName, files, original: { path: originalPath(file, hash), file } };
  }

  /** Files first, then the record; the journal tells a later run what to remove if there is no record. */
  async function publishAs(
    incoming: Incoming,
    fileName: string,
    prepared: Prepared,
  ): Promise<Imported> {
    const { name, hash, folder, file, dateUploaded, visibility } = incoming;
    const wanted = `${stemOf(name)}.jpg`;
    const renamedFrom = fileName === wanted ? "" : inboxName(name);
    const note = journalFor(incoming, fileName, prepared);
    await writeJournal(folder, note);
    try {
      await publish(folder, note);
      const photo = { hash, fileName, renamedFrom, prepared, dateUploaded, visibility };
      const { record, newKeywords } = await recordPhoto(strapi, photo);
      await removeFromInbox(file);
      const { id: photoId, documentId } = record;
      const { openDate } = prepared.metadata;
      const names = { photoId, documentId, fileName, renamedFrom };
      return { outcome: "imported", ...names, newKeywords, openDate };
    } catch (error) {
      // Another instance may have given the name to another photo, which then owns the files.
      if (!(await isNameTaken(strapi, fileName))) await unpublish(note);
      await removeOrphanedOriginal(strapi, note);
      throw error;
    }
  }

  async function record(incoming: Incoming, prepared: Prepared): Promise<Imported> {
    const same = await findSame(incoming.hash);
    if (same) return existingPhoto(same);
    const fileName = await nameFor(stemOf(incoming.name));
    try {
      return await publishAs(incoming, fileName, prepared);
    } catch (error) {
      // Another process imported the same bytes at the same time.
      const other = isUniqueViolation(error, "fileName") && (await findSame(incoming.hash));
      if (other) return await existingPhoto(other);
      throw error;
    } finally {
      releaseName(fileName);
    }
  }

  async function importOne(file: string, options: ImportOptions): Promise<Imported> {
    const { fileName: name = basename(file), dateUploaded, visibility = "public" } = options;
    const { sidecars = [] } = options;
    const slot = nextSlot();
    try {
      const hash = await contentHash(file);
      const same = await findSame(hash);
      const { timeZone } = await readSite(strapi.db.connection);
      if (same) {
        const words = await importWorkers().run("read", { file, sidecars, timeZone });
        await slot.previous;
        await keepWords(strapi.db.connection, same.id, words);
        return await existingPhoto(same);
      }
      return await inWorkFolder(async (folder) => {
        const given = { file, sidecars, folder, timeZone, edit: unedited };
        const prepared = await importWorkers().run("prepare", given);
        await slot.previous;
        return record({ file, name, dateUploaded, visibility, hash, folder }, prepared);
      });
    } catch (error) {
      throw asImportError(error, file);
    } finally {
      slot.done();
    }
  }

  return {
    /**
     * Imports one file (docs/product.md 6.4); concurrent imports get ids and names
     * in the order of the calls. Must not be called inside a transaction: it waits for earlier ones.
     * @throws RefusedFileError when it is not a photo this site accepts, DiskFullError when there is no space; the file
     * stays where it is.
     */
    importFile(file: string, options: ImportOptions = {}): Promise<Imported> {
      return avifQueue.whileAway(() => asOnlyProcess(() => importOne(file, options)));
    },
  };
};

export default importService;
