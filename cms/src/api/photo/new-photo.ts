import type { Core } from "@strapi/strapi";
import { limits } from "shared-types";
import type { Knex } from "../../lib/knex";
import { documentsOf } from "../../lib/record-store";
import { photoUid, type PhotoRecord } from "../../photos/record";
import type { Prepared } from "../../photos/workers/tasks";
import { findWords } from "./found-words";
import { tagPhotos } from "./tag-writes";

/** A photo that is about to get its record. */
export interface NewPhoto {
  hash: string;
  fileName: string;
  /** The name it came with when that was taken, otherwise ''. */
  renamedFrom: string;
  prepared: Prepared;
}

const none = { plants: [], animals: [], keywords: [], categories: [] };

/** Writes the record of a photo with its tags, and of its new name if it got one: all or nothing. */
export async function recordPhoto(
  strapi: Core.Strapi,
  { hash, fileName, renamedFrom, prepared: { derived, metadata } }: NewPhoto,
): Promise<{ record: PhotoRecord; newKeywords: string[] }> {
  return strapi.db.transaction(async ({ trx }) => {
    const knex = trx as Knex;
    const { tags, unknown, alt } = await findWords(knex, metadata);
    const dateUploaded = new Date();
    const widths = derived.webWidths.join(",");
    const record = (await documentsOf(strapi, photoUid).create({
      data: {
        ...{ fileName, thumbFileName: fileName, contentHash: hash },
        ...{ fileType: "image/jpeg", fileSize: derived.fileSize },
        ...{ width: derived.width, height: derived.height, placeholder: derived.placeholder },
        ...{ webpWidths: widths, jpegWidths: widths },
        ...{ alt, caption: metadata.caption || metadata.title.slice(0, limits.altCaption) },
        ...{ dateTaken: metadata.dateTaken, dateUploaded },
      },
    })) as PhotoRecord;
    await tagPhotos(knex, { photoIds: [record.id], add: tags, remove: none });
    if (renamedFrom !== "")
      await strapi.db.query("api::photo-duplicate.photo-duplicate").create({
        data: { dateUploaded, fileNameOld: renamedFrom, fileNameNew: fileName },
      });
    return { record, newKeywords: unknown };
  });
}
