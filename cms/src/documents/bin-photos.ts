import type { Core } from "@strapi/strapi";
import { removeForGood } from "../photos/bin";
import { findPhotoRecord, photoUid, type PhotoRecord } from "../photos/record";
import { binPhoto, filesFollow, settle } from "../photos/settle";
import { onDocuments } from "./write-context";

type Next = () => Promise<unknown>;

/** The first deletion puts a photo into the bin; one that is there goes for good. */
async function remove(strapi: Core.Strapi, photo: PhotoRecord, next: Next): Promise<unknown> {
  const { id, documentId, dateDeleted } = photo;
  if (!dateDeleted) {
    await binPhoto(strapi, id);
    return { documentId, entries: [photo] };
  }
  return filesFollow(strapi, async (later) => {
    later(async () => {
      if (!(await findPhotoRecord(strapi, { id }))) await removeForGood(photo);
    });
    return next();
  });
}

/** What Strapi's admin deletes goes into the bin as well, and a date cleared there brings it back. */
export function binPhotos(strapi: Core.Strapi): void {
  onDocuments(strapi, async ({ uid, action, params: { data, documentId } }, next) => {
    if (uid !== photoUid || !documentId) return next();
    const deletes = action === "delete";
    const moves = action === "update" && data !== undefined && "dateDeleted" in data;
    const photo = deletes || moves ? await findPhotoRecord(strapi, { documentId }) : null;
    if (!photo) return next();
    if (deletes) return remove(strapi, photo, next);
    return filesFollow(strapi, async (later) => {
      later(() => settle(strapi, photo.id));
      return next();
    });
  });
}
