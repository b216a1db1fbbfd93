import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { importMessages } from "shared-types";
import { isUniqueViolation } from "../../../lib/unique-violation";
import { avifQueue } from "../../../photos/avif-queue";
import { DiskFull, isDiskFull } from "../../../photos/faults";
import { publicFiles } from "../../../photos/files";
import { RefusedFile } from "../../../photos/refused-file";
import { takeOut } from "../../../photos/inbox";
import { inboxName } from "../../../photos/inbox-name";
import { asOnlyProcess } from "../../../photos/import/lock";
import { closeWork, leaveWork, openWork, writeNote, type Note } from "../../../photos/import/note";
import { publish, unpublish } from "../../../photos/import/publish";
import { dropOriginal } from "../../../photos/import/recover";
import { turns } from "../../../photos/import/turns";
import { freeName, stemOf } from "../../../photos/names";
import { isNameTaken, photoUid, type PhotoRecord } from "../../../photos/record";
import { releaseName, reservedNames, reserveName } from "../../../photos/reserved-names";
import { unbinPhoto } from "../../../photos/settle";
import { contentHash, originalPath } from "../../../photos/store";
import { importWorkers } from "../../../photos/workers/pools";
import type { Prepared } from "../../../photos/workers/tasks";
import { recordPhoto } from "../new-photo";

/**
 * What became of one file: 'same' when its bytes are in the gallery already, 'restored' when they
 * were in the bin.
 */
export interface Imported {
  outcome: "imported" | "same" | "restored";
  photoId: number;
  documentId: string;
  fileName: string;
  /** The name it came with when that was taken, otherwise ''. */
  renamedFrom: string;
  /** Keywords of the file that the site does not have. */
  newKeywords: string[];
}

interface Incoming {
  file: string;
  /** The name it came with. */
  name: string;
  hash: string;
  /** Holds what is made of it. */
  folder: string;
}

/** What a person is told of a failure; a fault of ours stays one. */
function asReason(error: unknown, file: string): unknown {
  if (isDiskFull(error)) return new DiskFull();
  if (existsSync(file) || error instanceof RefusedFile) return error;
  return new RefusedFile(importMessages.vanished);
}

const importService = ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => strapi.db.query(photoUid);
  const nextTurn = turns();

  const findSame = async (hash: string) =>
    (await photos().findOne({ where: { contentHash: hash } })) as PhotoRecord | null;

  /** A free name made from the file's, which nobody else gets until it is released. */
  async function nameFor(stem: string): Promise<string> {
    for (;;) {
      const rows = (await photos().findMany({
        where: { fileName: { $startsWith: stem } },
        select: ["fileName"],
      })) as PhotoRecord[];
      const taken = rows.map(({ fileName }) => fileName);
      const name = freeName(stem, new Set([...taken, ...reservedNames()]));
      reserveName(name);
      // A rename may have ended between the question and the answer.
      if (!(await isNameTaken(strapi, name))) return name;
      releaseName(name);
    }
  }

  /** Bytes that are here already; those in the bin come back from it. */
  async function again({ id, documentId, fileName, dateDeleted }: PhotoRecord): Promise<Imported> {
    const restored = dateDeleted !== null && (await unbinPhoto(strapi, id, new Date(0)));
    const outcome = restored ? "restored" : "same";
    return { outcome, photoId: id, documentId, fileName, renamedFrom: "", newKeywords: [] };
  }

  function noteOf({ file, hash }: Incoming, fileName: string, { derived }: Prepared): Note {
    const widths = derived.webWidths.join(",");
    const names = { fileName, thumbFileName: fileName, contentHash: hash };
    const files = publicFiles({
      ...{ ...names, id: 0, jpegWidths: widths, webpWidths: widths, avifWidths: null },
    });
    return { hash, fileName, files, original: { path: originalPath(file, hash), file } };
  }

  /** Files first, then the record: a note tells a later run what to take away if it comes to none. */
  async function publishAs(
    incoming: Incoming,
    fileName: string,
    prepared: Prepared,
  ): Promise<Imported> {
    const { name, hash, folder, file } = incoming;
    const wanted = `${stemOf(name)}.jpg`;
    const renamedFrom = fileName === wanted ? "" : inboxName(name);
    const note = noteOf(incoming, fileName, prepared);
    await writeNote(folder, note);
    try {
      await publish(folder, note);
      const photo = { hash, fileName, renamedFrom, prepared };
      const { record, newKeywords } = await recordPhoto(strapi, photo);
      await takeOut(file);
      const { id: photoId, documentId } = record;
      return { outcome: "imported", photoId, documentId, fileName, renamedFrom, newKeywords };
    } catch (error) {
      // Another machine may have given the name to another photo: then so are the files.
      if (!(await isNameTaken(strapi, fileName))) await unpublish(note);
      await dropOriginal(strapi, note);
      throw error;
    }
  }

  async function record(incoming: Incoming, prepared: Prepared): Promise<Imported> {
    const same = await findSame(incoming.hash);
    if (same) return again(same);
    const fileName = await nameFor(stemOf(incoming.name));
    try {
      return await publishAs(incoming, fileName, prepared);
    } catch (error) {
      // Another process had the same bytes at the same moment.
      const other = isUniqueViolation(error, "fileName") && (await findSame(incoming.hash));
      if (other) return await again(other);
      throw error;
    } finally {
      releaseName(fileName);
    }
  }

  async function importOne(file: string, name: string): Promise<Imported> {
    const turn = nextTurn();
    try {
      const hash = await contentHash(file);
      const same = await findSame(hash);
      if (same) {
        await turn.mine;
        return await again(same);
      }
      const folder = await openWork();
      try {
        const prepared = await importWorkers().run("prepare", { file, folder });
        await turn.mine;
        return await record({ file, name, hash, folder }, prepared);
      } finally {
        await closeWork(folder).finally(() => leaveWork(folder));
      }
    } catch (error) {
      throw asReason(error, file);
    } finally {
      turn.done();
    }
  }

  return {
    /**
     * Takes one file into the gallery (contract §6); of several at once each gets its id and its name
     * in the order of the calls. Not to be called inside a transaction: it waits for those before it.
     * `fileName` is what its owner calls it, if that is not the file's own name.
     * @throws RefusedFile when it is no photo this site takes, DiskFull when there is no room; the file
     * stays where it is.
     */
    importFile(file: string, { fileName }: { fileName?: string } = {}): Promise<Imported> {
      const work = () => asOnlyProcess(() => importOne(file, fileName ?? basename(file)));
      return avifQueue.whileAway(work);
    },
  };
};

export type ImportService = ReturnType<typeof importService>;
export default importService;
