import type { Core } from "@strapi/strapi";
import type { PhotoFiles } from "./files/files";
import type { MadeFrom } from "./files/made-from";

export const photoUid = "api::photo.photo";

/** The part of a photo's record that concerns its files. */
export interface PhotoRecord extends PhotoFiles, MadeFrom {
  documentId: string;
  /** What its files were made from; null: by an import, and not changed since. */
  filesFrom: string | null;
  /** The size of its full picture, in px. */
  width: number | null;
  height: number | null;
  /** Earlier originals, which an undo may need (docs/decisions/051). */
  earlierOriginals: string | null;
  /** When it was deleted; null when it is not in the bin. */
  dateDeleted: string | Date | null;
}

/** One photo, in the bin or not, or null. */
export async function findPhotoRecord(
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<PhotoRecord | null> {
  return (await strapi.db.query(photoUid).findOne({ where })) as PhotoRecord | null;
}

/** Whether a photo other than `exceptId`, in the bin or not, has this file name. */
export async function isNameTaken(
  strapi: Core.Strapi,
  fileName: string,
  exceptId = 0,
): Promise<boolean> {
  const where = { fileName, id: { $ne: exceptId } };
  return (await strapi.db.query(photoUid).count({ where })) > 0;
}
