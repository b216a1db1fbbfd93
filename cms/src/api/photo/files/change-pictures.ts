import { aroundUpdate } from "../../../documents/rule";
import { findPhotoRecord } from "../record";
import { withEarlier } from "./earlier-originals";
import { madeFrom, type MadeFrom } from "./made-from";
import { changeThenMoveFiles, syncFiles } from "./sync-files";

const fields: (keyof MadeFrom)[] = ["rotation", "bannerAt", "contentHash"];

/**
 * Turning a photo, choosing its banner, or giving it another original has its files made anew, whoever does it,
 * an undo too (docs/decisions/051).
 */
export const remakeChangedPictures = aroundUpdate(async (strapi, { documentId, data }, next) => {
  const isNamed = fields.some((field) => field in data);
  const photo = isNamed ? await findPhotoRecord(strapi, { documentId }) : null;
  if (!photo) return next();
  const wanted = { ...photo, ...data };
  if (madeFrom(wanted) === madeFrom(photo)) return next();
  data["filesFrom"] = photo.filesFrom ?? madeFrom(photo);
  if (wanted.contentHash !== photo.contentHash)
    data["earlierOriginals"] = withEarlier(photo, wanted.contentHash);
  return changeThenMoveFiles(strapi, async (afterTransaction) => {
    afterTransaction(() => syncFiles(strapi, photo.id));
    return next();
  });
});
