import { basename, extname } from "node:path";
import type { Core } from "@strapi/strapi";
import { hiddenElsewhere, importMessages } from "shared-types/photo/import-messages";
import { isSidecar } from "shared-types/photo/sidecar";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { PhotoDuplicate, ImportProgress, PhotosImported } from "shared-types/photo/answers";
import { from } from "../../../database/knex";
import { avifQueue } from "../workers/avif-queue";
import { DiskFullError, isDiskFull } from "../../../platform/disk-full";
import { RefusedFileError } from "../formats/refused-file";
import { asOnlyProcess, ImportsBusy } from "../import/lock";
import { recoverImports, removePartialFiles } from "../import/recover";
import { byDateTaken } from "../import/by-date";
import { sayingOf } from "../formats/sidecar";
import { takeListsApart } from "../import/lists";
import { letGoOf, withSidecars, type Waiting, type WaitingPhoto } from "../import/beside";
import { moveToRejected, removeEmptyFolders, removeFromInbox, waitingFiles } from "../import/inbox";
import { nameInInbox, separateStableFiles } from "../import/stable-files";
import { PoolClosed } from "../workers/pool";
import { filesAtOnce } from "../workers/pools";
import { serviceOf } from "../../../platform/services";
import { readSite } from "../../site-record/settings";
import { ImportReport } from "../import/report";
import { presentDuplicate } from "../presenter";

const idle = { total: 0, done: 0, current: "" };

/** Why a file that tells of no photo in the inbox is not taken. */
function reasonOf(
  saying: Awaited<ReturnType<typeof sayingOf>> | null,
  { file, reason }: Waiting["lone"][number],
): string {
  const isJson = extname(file).toLowerCase() === ".json";
  if (saying === "nothing" && isJson) return importMessages.ofNoPhoto;
  if (saying === null || saying === "nothing" || saying === "something") return reason;
  return hiddenElsewhere([basename(file, extname(file))]);
}

/** Imports the inbox, one import at a time (docs/decisions/013). */
const importJob = ({ strapi }: { strapi: Core.Strapi }) => {
  let running: Promise<PhotosImported> | null = null;
  let at = idle;
  let result: PhotosImported | null = null;
  let stopped = false;

  const importer = () => serviceOf(strapi, "api::photo.import-file");

  /** Imports one photo of the inbox with what lies beside it, or reports why not. */
  async function importOne(
    photo: WaitingPhoto,
    { photosOf, originals }: Waiting,
    visibility: PhotoVisibility,
    report: ImportReport,
  ): Promise<void> {
    const { file, sidecars } = photo;
    try {
      if (originals.has(file)) throw new RefusedFileError(importMessages.hasEdited);
      for (const sidecar of sidecars) {
        const saying = await sayingOf(sidecar).catch(() => null);
        if (saying === "nothing") report.fail(nameInInbox(sidecar), importMessages.unreadable);
        else if (saying !== null && saying !== "something")
          throw new RefusedFileError(importMessages[saying]);
      }
      const imported = await importer().importFile(file, { visibility, sidecars });
      report.add(imported, nameInInbox(file));
      await removeFromInbox(file);
      await letGoOf(photo, photosOf, removeFromInbox);
    } catch (error) {
      if (error instanceof PoolClosed) return;
      if (error instanceof DiskFullError) {
        report.fail(nameInInbox(file), error.message);
        return;
      }
      const refused = error instanceof RefusedFileError;
      report.fail(nameInInbox(file), refused ? error.message : importMessages.failed);
      if (!refused) {
        strapi.log.error(error);
        return;
      }
      await moveToRejected(file);
      await letGoOf(photo, photosOf, moveToRejected);
    }
  }

  /** Works on several files at once, started in order. */
  async function importAll(
    waiting: Waiting,
    visibility: PhotoVisibility,
    report: ImportReport,
  ): Promise<void> {
    const photos = waiting.photos.values();
    at = { total: waiting.photos.length, done: 0, current: "" };
    const takeNext = async () => {
      for (const photo of photos) {
        if (stopped) return;
        at = { ...at, current: nameInInbox(photo.file) };
        await importOne(photo, waiting, visibility, report);
        at = { ...at, done: at.done + 1 };
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, takeNext));
  }

  async function run(visibility: PhotoVisibility): Promise<PhotosImported> {
    const report = new ImportReport();
    const { stable, staying, growing } = await separateStableFiles();
    const { files, hiding } = await takeListsApart(stable, staying);
    const waiting = withSidecars(files, staying);
    at = { ...idle, total: waiting.photos.length };
    const { timeZone } = await readSite(strapi.db.connection);
    const photos = await byDateTaken(waiting.photos, timeZone);
    for (const file of growing) report.fail(nameInInbox(file), importMessages.growing);
    try {
      await asOnlyProcess(async () => {
        await recoverImports(strapi);
        await importAll({ ...waiting, photos }, visibility, report);
        for (const { file, reason } of waiting.lone) {
          const saying = await sayingOf(file).catch(() => null);
          report.fail(nameInInbox(file), reasonOf(saying, { file, reason }));
          await moveToRejected(file);
        }
        for (const { path, reason } of hiding) {
          report.fail(nameInInbox(path), reason);
          await moveToRejected(path);
        }
        await removeEmptyFolders();
      });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      for (const { file } of photos) report.fail(nameInInbox(file), importMessages.noSpace);
    }
    return report.result();
  }

  return {
    /**
     * Imports the waiting files for those who are to see them; a second call joins the first.
     * @throws ImportsBusy when another process is at it
     */
    run(visibility: PhotoVisibility = "public"): Promise<PhotosImported> {
      running ??= avifQueue
        .whileAway(() => run(visibility))
        .then((answer) => (result = answer))
        .finally(() => {
          running = null;
          at = idle;
        });
      return running;
    },

    async progress(): Promise<ImportProgress> {
      const waiting = (await waitingFiles()).filter((file) => !isSidecar(file)).length;
      return { state: running ? "running" : "idle", ...at, waiting, result };
    },

    /** Every photo that was renamed on import, newest first. */
    async duplicates(): Promise<PhotoDuplicate[]> {
      const rows = await from(strapi.db.connection, "photo_duplicates")
        .select("id", "date_uploaded", "file_name_old", "file_name_new")
        .orderBy([
          { column: "date_uploaded", order: "desc" },
          { column: "id", order: "desc" },
        ]);
      return rows.map(presentDuplicate);
    },

    /** Finishes what an earlier run left undone, unless another process is importing. */
    async recover(): Promise<void> {
      await asOnlyProcess(async () => {
        await recoverImports(strapi);
        await removePartialFiles();
      }).catch((error: unknown) => {
        if (!(error instanceof ImportsBusy)) throw error;
      });
    },

    /** Finishes the current files and starts no others; for shutdown. */
    async stop(): Promise<void> {
      stopped = true;
      await running?.catch(() => undefined);
    },
  };
};

export default importJob;
