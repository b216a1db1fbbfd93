import type { Core } from "@strapi/strapi";
import { limits } from "shared-types/kit/limits";
import type { PhotoVisibility } from "shared-types/photo/codes";
import { inTransaction } from "../../database/knex";
import { documentsOf } from "../../database/record-store";
import { photoUid, type PhotoRecord } from "./record";
import type { Prepared } from "./workers/tasks";
import { withFirstPictures } from "./first-pictures";
import { matchKeywords } from "./match-keywords";
import { refreshProposals } from "./proposed-alt";
import { takenColumns } from "./taken-on";
import { readSettled } from "./settled-words";
import { tagPhotos } from "./tag-writes";
import { wordColumns } from "./words-in-file";

/** A photo whose record is about to be created. */
interface NewPhoto {
  hash: string;
  fileName: string;
  /** Its original name if that was taken, otherwise ''. */
  renamedFrom: string;
  prepared: Prepared;
  dateUploaded: Date | undefined;
  visibility: PhotoVisibility;
}

const none = { plants: [], animals: [], keywords: [], categories: [] };

/** Creates the record of a photo with its tags and, if renamed, its duplicate entry: all or nothing. */
export async function recordPhoto(
  strapi: Core.Strapi,
  photo: NewPhoto,
): Promise<{ record: PhotoRecord; newKeywords: string[] }> {
  const { hash, fileName, renamedFrom, visibility, dateUploaded = new Date() } = photo;
  const { derived, metadata } = photo.prepared;
  return inTransaction(strapi, async (knex) => {
    const { tags, unknown } = await matchKeywords(
      strapi,
      knex,
      metadata,
      await readSettled(strapi, knex),
    );
    const widths = derived.webWidths.join(",");
    const record = (await documentsOf(strapi, photoUid).create({
      data: {
        fileName,
        thumbFileName: fileName,
        contentHash: hash,
        fileType: "image/jpeg",
        fileSize: derived.fileSize,
        width: derived.width,
        height: derived.height,
        placeholder: derived.placeholder,
        webpWidths: widths,
        jpegWidths: widths,
        altProposed: true,
        altInFile: metadata.alt || null,
        ...wordColumns(metadata),
        caption: metadata.caption || metadata.title.slice(0, limits.altCaption),
        ...takenColumns(metadata.dateTaken),
        dateUploaded,
        visibility,
      },
    })) as PhotoRecord;
    const photoIds = [record.id];
    await withFirstPictures(strapi, knex, photoIds, () =>
      tagPhotos(knex, { photoIds, add: tags, remove: none }),
    );
    await refreshProposals(strapi, knex, [record.id]);
    if (renamedFrom !== "")
      await strapi.db.query("api::photo-duplicate.photo-duplicate").create({
        data: { dateUploaded, fileNameOld: renamedFrom, fileNameNew: fileName },
      });
    return { record, newKeywords: unknown };
  });
}
