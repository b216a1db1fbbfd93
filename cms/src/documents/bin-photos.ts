import type { Core } from "@strapi/strapi";
import { removeForGood } from "../photos/bin";
import { findPhotoRecord, photoUid, type PhotoRecord } from "../photos/record";
import { binPhoto, filesFollow, settle } from "../photos/settle";
import { aroundDelete, aroundUpdate } from "./around";

/** Removes a photo that is in the bin already, and then its files. */
function removeWithFiles(
  strapi: Core.Strapi,
  photo: PhotoRecord,
  remove: () => Promise<unknown>,
): Promise<unknown> {
  return filesFollow(strapi, async (later) => {
    later(async () => {
      if (!(await findPhotoRecord(strapi, { id: photo.id }))) await removeForGood(photo);
    });
    return remove();
  });
}

/**
 * What Strapi's admin deletes goes into the bin as well, and for good when it is there already; a
 * date cleared there brings the photo back.
 */
export function binPhotos(strapi: Core.Strapi): void {
  aroundDelete(strapi, photoUid, async (documentId, next) => {
    const photo = await findPhotoRecord(strapi, { documentId });
    if (!photo) return next();
    if (photo.dateDeleted) return removeWithFiles(strapi, photo, next);
    await binPhoto(strapi, photo.id);
    return { documentId, entries: [photo] };
  });
  aroundUpdate(strapi, photoUid, async (documentId, data, next) => {
    const photo = "dateDeleted" in data ? await findPhotoRecord(strapi, { documentId }) : null;
    if (!photo) return next();
    return filesFollow(strapi, async (later) => {
      later(() => settle(strapi, photo.id));
      return next();
    });
  });
}
