import { relative } from "node:path";
import type { Core } from "@strapi/strapi";
import {
  importMessages,
  type ImportProgress,
  type PhotoDuplicate,
  type PhotosImported,
} from "shared-types";
import { dateOf, numberOf, textOf } from "../../../lib/row";
import { from } from "../../../lib/knex";
import { folders } from "../../../photos/folders";
import { RefusedFile } from "../../../photos/identify";
import { reject, sweepInbox, waitingFiles } from "../../../photos/inbox";
import { stemOf } from "../../../photos/names";
import type { ImportService } from "./import";

const nothing = (): PhotosImported => ({
  ...{ errors: [], imported: 0, skipped: 0 },
  ...{ failed: [], photos: [], newKeywords: [] },
});

/** The import of what lies in the inbox: one at a time. */
const importJob = ({ strapi }: { strapi: Core.Strapi }) => {
  let running: Promise<PhotosImported> | null = null;
  let at = { total: 0, done: 0, current: "" };
  let result: PhotosImported | null = null;

  async function importOne(file: string, answer: PhotosImported): Promise<void> {
    const photos = strapi.service("api::photo.import") as unknown as ImportService;
    try {
      const { outcome, photoId, fileName } = await photos.importFile(file);
      if (outcome === "same") {
        answer.skipped += 1;
        return;
      }
      answer.imported += 1;
      const renamed = fileName === `${stemOf(file)}.jpg` ? "" : relative(folders.inbox, file);
      answer.photos.push({ photoId, fileName, renamedFrom: renamed });
    } catch (error) {
      const fileName = relative(folders.inbox, file);
      const errorMessage = error instanceof RefusedFile ? error.message : importMessages.damaged;
      answer.failed.push({ fileName, errorMessage });
      await reject(file);
    }
  }

  async function importAll(): Promise<PhotosImported> {
    const files = await waitingFiles();
    const answer = nothing();
    for (const [done, file] of files.entries()) {
      at = { total: files.length, done, current: relative(folders.inbox, file) };
      await importOne(file, answer);
    }
    await sweepInbox();
    if (answer.photos.some(({ renamedFrom }) => renamedFrom !== ""))
      answer.errors.push({ fieldId: "", errorMessage: importMessages.duplicates });
    return answer;
  }

  return {
    /** Imports what waits; a second call joins the first. */
    run(): Promise<PhotosImported> {
      running ??= importAll()
        .then((answer) => (result = answer))
        .finally(() => {
          running = null;
          at = { total: 0, done: 0, current: "" };
        });
      return running;
    },

    async progress(): Promise<ImportProgress> {
      const waiting = (await waitingFiles()).length;
      return { state: running ? "running" : "idle", ...at, waiting, result };
    },

    async duplicates(): Promise<PhotoDuplicate[]> {
      const rows = await from(strapi.db.connection, "photo_duplicates")
        .select("id", "date_uploaded", "file_name_old", "file_name_new")
        .orderBy([
          { column: "date_uploaded", order: "desc" },
          { column: "id", order: "desc" },
        ]);
      return rows.map((row) => ({
        photoDuplicateId: numberOf(row["id"]),
        dateUploaded: dateOf(row["date_uploaded"]) ?? "",
        fileName_Old: textOf(row["file_name_old"]),
        fileName_New: textOf(row["file_name_new"]),
      }));
    },
  };
};

export type ImportJobService = ReturnType<typeof importJob>;
export default importJob;
