import type { Core } from "@strapi/strapi";
import { deleteFiles } from "./bin";
import { findPhotoRecord, type PhotoRecord } from "../record";
import { binPhoto, changeThenMoveFiles, syncFiles } from "./sync-files";
import { aroundDelete, aroundUpdate, inOrder } from "../../../documents/rule";

/** Deletes a photo that is in the bin already, then its files. */
function removeWithFiles(
  strapi: Core.Strapi,
  photo: PhotoRecord,
  remove: () => Promise<unknown>,
): Promise<unknown> {
  return changeThenMoveFiles(strapi, async (afterTransaction) => {
    afterTransaction(async () => {
      if (!(await findPhotoRecord(strapi, { id: photo.id }))) await deleteFiles(strapi, photo);
    });
    return remove();
  });
}

/**
 * Deleting in Strapi's admin moves a photo into the bin, or deletes it for good if it is there already;
 * clearing the date restores it.
 */
export const binPhotos = inOrder(
  aroundDelete(async (strapi, documentId, next) => {
    const photo = await findPhotoRecord(strapi, { documentId });
    if (!photo) return next();
    if (photo.dateDeleted) return removeWithFiles(strapi, photo, next);
    await binPhoto(strapi, photo.id);
    return { documentId, entries: [photo] };
  }),
  aroundUpdate(async (strapi, { documentId, data }, next) => {
    const photo = "dateDeleted" in data ? await findPhotoRecord(strapi, { documentId }) : null;
    if (!photo) return next();
    return changeThenMoveFiles(strapi, async (afterTransaction) => {
      afterTransaction(() => syncFiles(strapi, photo.id));
      return next();
    });
  }),
);
