import type { Core } from "@strapi/strapi";
import type { PhotoFiles } from "./files";

export const photoUid = "api::photo.photo";

/** A photo's record, as far as its files go. */
export interface PhotoRecord extends PhotoFiles {
  documentId: string;
  /** When it went into the bin; null when it is not there. */
  dateDeleted: string | Date | null;
}

/** One photo, in the bin or not, or null. */
export async function findPhotoRecord(
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<PhotoRecord | null> {
  return (await strapi.db.query(photoUid).findOne({ where })) as PhotoRecord | null;
}

/** Whether a photo, in the bin or not, has this file name; `exceptId` may have it. */
export async function isNameTaken(
  strapi: Core.Strapi,
  fileName: string,
  exceptId = 0,
): Promise<boolean> {
  const where = { fileName, id: { $ne: exceptId } };
  return (await strapi.db.query(photoUid).count({ where })) > 0;
}
