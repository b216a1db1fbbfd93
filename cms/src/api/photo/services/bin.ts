import type { Core } from "@strapi/strapi";
import { binDays } from "shared-types/history/codes";
import type { BinItem } from "shared-types/history/answers";
import type { Saved } from "../../../http/answer-save";
import { avifQueue } from "../workers/avif-queue";
import { dropEarlierOriginals } from "../files/earlier-originals";
import { previewOf } from "../files/bin";
import { binPhoto, deletePhotos, recoverFiles, restorePhoto } from "../files/sync-files";
import { presentBinned } from "../presenter";
import { findBinned } from "../query";

const binMs = binDays * 24 * 3600 * 1000;

/** Deleted photos, which can be restored for a while (docs/decisions/012). */
const binService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Records deleted at or before this time have expired. */
  const pastTime = () => new Date(Date.now() - binMs);

  return {
    async put(photoId: number): Promise<Saved> {
      return (await binPhoto(strapi, photoId)) ? [] : "missing";
    },

    async restore(photoId: number): Promise<Saved> {
      if (!(await restorePhoto(strapi, photoId, pastTime()))) return "missing";
      avifQueue.wake();
      return [];
    },

    /** The photos in the bin, newest first. */
    async all(): Promise<BinItem[]> {
      const rows = await findBinned(strapi.db.connection, pastTime());
      return Promise.all(
        rows.map(async (row) => presentBinned(row, binMs, await previewOf(Number(row["id"])))),
      );
    },

    /** Deletes a photo in the bin for good, with its files. */
    async drop(photoId: number): Promise<Saved> {
      const where = { id: photoId, dateDeleted: { $gt: pastTime() } };
      return (await deletePhotos(strapi, where)) > 0 ? [] : "missing";
    },

    /** Finishes what an earlier run left undone, and deletes expired photos for good. */
    async tidy(): Promise<void> {
      await recoverFiles(strapi);
      await deletePhotos(strapi, { dateDeleted: { $lte: pastTime() } });
      await dropEarlierOriginals(strapi, pastTime());
    },
  };
};

export default binService;
