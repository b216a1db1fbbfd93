import type { Core } from "@strapi/strapi";
import { binDays, type BinItem } from "shared-types";
import type { Saved } from "../../../lib/answer-save";
import { avifQueue } from "../../../photos/avif-queue";
import { previewOf } from "../../../photos/bin";
import { binPhoto, dropPhotos, settleAll, unbinPhoto } from "../../../photos/settle";
import { presentBinned } from "../presenter";
import { findBinned } from "../query";

const binMs = binDays * 24 * 3600 * 1000;

/** Deleted photos, which can be taken back for a while (decision 018). */
const binService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** What went into the bin then or before is past its time. */
  const pastTime = () => new Date(Date.now() - binMs);

  return {
    async put(photoId: number): Promise<Saved> {
      return (await binPhoto(strapi, photoId)) ? [] : "missing";
    },

    async restore(photoId: number): Promise<Saved> {
      if (!(await unbinPhoto(strapi, photoId, pastTime()))) return "missing";
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

    /** Deletes a photo of the bin for good, with its files. */
    async drop(photoId: number): Promise<Saved> {
      const where = { id: photoId, dateDeleted: { $gt: pastTime() } };
      return (await dropPhotos(strapi, where)) > 0 ? [] : "missing";
    },

    /** Ends what an earlier run left undone, and drops what is past its time for good. */
    async tidy(): Promise<void> {
      await settleAll(strapi);
      await dropPhotos(strapi, { dateDeleted: { $lte: pastTime() } });
    },
  };
};

export type BinService = ReturnType<typeof binService>;
export default binService;
