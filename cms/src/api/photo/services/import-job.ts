import type { Core } from "@strapi/strapi";
import {
  importMessages,
  type ImportProgress,
  type PhotoDuplicate,
  type PhotosImported,
} from "shared-types";
import { from } from "../../../lib/knex";
import { avifQueue } from "../../../photos/avif-queue";
import { DiskFull, isDiskFull } from "../../../photos/faults";
import { RefusedFile } from "../../../photos/refused-file";
import { asOnlyProcess, ImportsBusy } from "../../../photos/import/lock";
import { recoverImports, sweepParts } from "../../../photos/import/recover";
import { reject, sweepInbox, takeOut, waitingFiles } from "../../../photos/inbox";
import { nameInInbox, partStill } from "../../../photos/still";
import { PoolClosed } from "../../../photos/workers/pool";
import { filesAtOnce } from "../../../photos/workers/pools";
import { serviceOf } from "../../../services";
import { ImportReport } from "../import-report";
import { presentDuplicate } from "../presenter";

const idle = { total: 0, done: 0, current: "" };

/** The import of what lies in the inbox: one at a time (decision 031). */
const importJob = ({ strapi }: { strapi: Core.Strapi }) => {
  let running: Promise<PhotosImported> | null = null;
  let at = idle;
  let result: PhotosImported | null = null;
  let stopped = false;

  const photos = () => serviceOf(strapi, "api::photo.import");

  /** Takes one file in and out of the inbox, or tells why not. */
  async function importOne(file: string, report: ImportReport): Promise<void> {
    try {
      const imported = await photos().importFile(file);
      report.tell(imported);
      await takeOut(file);
    } catch (error) {
      if (error instanceof PoolClosed) return;
      if (error instanceof DiskFull) {
        report.fail(nameInInbox(file), error.message);
        return;
      }
      const refused = error instanceof RefusedFile;
      report.fail(nameInInbox(file), refused ? error.message : importMessages.failed);
      if (refused) await reject(file);
      else strapi.log.error(error);
    }
  }

  /** Works on several files at once, begun in order. */
  async function importAll(files: string[], report: ImportReport): Promise<void> {
    const waiting = files.values();
    at = { total: files.length, done: 0, current: "" };
    const takeNext = async () => {
      for (const file of waiting) {
        if (stopped) return;
        at = { ...at, current: nameInInbox(file) };
        await importOne(file, report);
        at = { ...at, done: at.done + 1 };
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, takeNext));
  }

  async function run(): Promise<PhotosImported> {
    const report = new ImportReport();
    const { still: files, growing } = await partStill(await waitingFiles());
    for (const file of growing) report.fail(nameInInbox(file), importMessages.growing);
    try {
      await asOnlyProcess(async () => {
        await recoverImports(strapi);
        await importAll(files, report);
        await sweepInbox();
      });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      for (const file of files) report.fail(nameInInbox(file), importMessages.noSpace);
    }
    return report.answer();
  }

  return {
    /**
     * Imports what waits; a second call joins the first.
     * @throws ImportsBusy when another process is at it
     */
    run(): Promise<PhotosImported> {
      running ??= avifQueue
        .whileAway(run)
        .then((answer) => (result = answer))
        .finally(() => {
          running = null;
          at = idle;
        });
      return running;
    },

    async progress(): Promise<ImportProgress> {
      const waiting = (await waitingFiles()).length;
      return { state: running ? "running" : "idle", ...at, waiting, result };
    },

    /** Every photo that got another name than it came with, newest first. */
    async duplicates(): Promise<PhotoDuplicate[]> {
      const rows = await from(strapi.db.connection, "photo_duplicates")
        .select("id", "date_uploaded", "file_name_old", "file_name_new")
        .orderBy([
          { column: "date_uploaded", order: "desc" },
          { column: "id", order: "desc" },
        ]);
      return rows.map(presentDuplicate);
    },

    /** Ends what an earlier run left undone; leaves it to another process that is at it. */
    async recover(): Promise<void> {
      await asOnlyProcess(async () => {
        await recoverImports(strapi);
        await sweepParts();
      }).catch((error: unknown) => {
        if (!(error instanceof ImportsBusy)) throw error;
      });
    },

    /** Lets the files it is at come in and begins no others; for the end of the server. */
    async stop(): Promise<void> {
      stopped = true;
      await running?.catch(() => undefined);
    },
  };
};

export type ImportJobService = ReturnType<typeof importJob>;
export default importJob;
