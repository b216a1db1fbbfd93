import type { Core } from "@strapi/strapi";
import { join } from "node:path";
import { environment } from "../../../platform/environment";
import { publicFiles } from "../files/files";
import { findOriginal } from "../files/earlier-originals";
import { folders } from "../files/folders";
import { editOf, isOutdated, madeFrom, madeFromColumns } from "../files/made-from";
import { inWorkFolder, writeJournal } from "../import/journal";
import { publish, unpublish } from "../import/publish";
import { enqueueFileTask, fileTasksDone } from "../files/file-queue";
import { findPhotoRecord, photoUid, type PhotoRecord } from "../record";
import { storage } from "../storage/site-storage";
import { unedited } from "./derive";
import { PoolClosed } from "./pool";
import { avifWorker } from "./pools";

const widthsOf = ({ webpWidths }: PhotoRecord) => (webpWidths ?? "").split(",").map(Number);

/**
 * The best available file of a photo: its original, else its largest public file, which is turned already;
 * copied to `folder` if remote.
 */
async function sourceOf(photo: PhotoRecord, folder: string) {
  const original = await findOriginal(photo.contentHash);
  const file = await storage.fetch(original ?? join(folders.full, photo.fileName), folder);
  return file === null ? null : { file, edit: original ? editOf(photo) : unedited };
}

/**
 * Publishes the files if the photo is still the one they were made from, even if it was moved meanwhile:
 * the record is read again, inside the queue for moving files (docs/decisions/012).
 */
async function publishAvif(strapi: Core.Strapi, made: PhotoRecord, folder: string): Promise<void> {
  const photo = await findPhotoRecord(strapi, { id: made.id });
  if (!photo || photo.dateDeleted || madeFrom(photo) !== madeFrom(made)) return;
  const avifWidths = made.webpWidths;
  const { fileName, contentHash: hash } = photo;
  const files = publicFiles({ ...photo, avifWidths }).filter(({ part }) => part.endsWith(".avif"));
  const note = { hash: hash ?? "", fileName, files, original: null };
  await writeJournal(folder, note);
  await publish(folder, note);
  const where = { id: photo.id, fileName, dateDeleted: null, ...madeFromColumns(photo) };
  const { count } = await strapi.db.query(photoUid).updateMany({ where, data: { avifWidths } });
  if (count === 0) await unpublish(note);
}

/** Makes AVIF files in the background: one photo at a time, and none while an import runs. */
class AvifQueue {
  #strapi: Core.Strapi | null = null;
  #working: Promise<void> | null = null;
  #away = 0;
  /** Photos that failed; they are retried after the next start. */
  readonly #failed = new Set<number>();

  /** Starts with photos that have no AVIF files yet, unless AVIF is off. */
  start(strapi: Core.Strapi): void {
    if (environment.photoAvif === "off") return;
    this.#strapi = strapi;
    this.wake();
  }

  stop(): void {
    this.#strapi = null;
  }

  /** Looks for work. */
  wake(): void {
    const strapi = this.#strapi;
    if (!strapi || this.#working || this.#away > 0) return;
    this.#working = this.#work(strapi)
      .catch((error: unknown) => this.#strapi && strapi.log.error(error))
      .then(() => {
        this.#working = null;
      });
  }

  /** A photo has other files than those it failed with. */
  retry(photoId: number): void {
    this.#failed.delete(photoId);
    this.wake();
  }

  /** Pauses during an import. */
  async whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#away += 1;
    try {
      return await work();
    } finally {
      this.#away -= 1;
      this.wake();
    }
  }

  /** Resolves when there is nothing left to do. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(strapi: Core.Strapi): Promise<void> {
    while (this.#strapi && this.#away === 0) {
      const photo = await this.#next(strapi);
      if (!photo) return;
      try {
        await this.#make(strapi, photo);
      } catch (error) {
        if (error instanceof PoolClosed) return;
        this.#failed.add(photo.id);
        strapi.log.error(error);
      }
    }
  }

  async #next(strapi: Core.Strapi): Promise<PhotoRecord | null> {
    const where = {
      avifWidths: null,
      dateDeleted: null,
      webpWidths: { $notIn: [""], $notNull: true },
      ...(this.#failed.size > 0 ? { id: { $notIn: [...this.#failed] } } : {}),
    };
    const found: unknown = await strapi.db
      .query(photoUid)
      .findOne({ where, orderBy: { id: "asc" } });
    return found as PhotoRecord | null;
  }

  async #make(strapi: Core.Strapi, photo: PhotoRecord): Promise<void> {
    await inWorkFolder(async (folder) => {
      // Its other files come first.
      const source = isOutdated(photo) ? null : await sourceOf(photo, folder);
      if (source === null) return void this.#failed.add(photo.id);
      await avifWorker().run("avif", { ...source, folder, widths: widthsOf(photo) });
      let failure: unknown = null;
      enqueueFileTask(
        () => publishAvif(strapi, photo, folder),
        (error) => (failure = error),
      );
      await fileTasksDone();
      if (failure !== null) throw failure as Error;
    });
  }
}

export const avifQueue = new AvifQueue();
