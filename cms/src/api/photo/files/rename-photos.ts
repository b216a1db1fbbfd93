import { extname } from "node:path";
import type { Core } from "@strapi/strapi";
import { panelMessages } from "shared-types/kit/panel-messages";
import { brokenRule } from "../../../http/broken-rule";
import { safeName } from "./names";
import { findPhotoRecord, isNameTaken, type PhotoRecord } from "../record";
import { beginRename, renamed } from "./rename";
import { releaseName, reserveName } from "./reserved-names";
import { changeThenMoveFiles, syncFiles, completeRename } from "./sync-files";
import { aroundUpdate, type DocumentData } from "../../../documents/rule";

const taken = () => brokenRule("fileName", panelMessages.fileNameTaken);

function rename(
  strapi: Core.Strapi,
  photo: PhotoRecord,
  fileName: string,
  save: (names: DocumentData) => Promise<unknown>,
): Promise<unknown> {
  const change = renamed(photo, fileName);
  return changeThenMoveFiles(strapi, async (afterTransaction) => {
    if (!reserveName(fileName)) throw taken();
    if (await isNameTaken(strapi, fileName, photo.id)) {
      releaseName(fileName);
      throw taken();
    }
    afterTransaction(async () => {
      await completeRename(strapi, change).finally(() => releaseName(fileName));
      await syncFiles(strapi, photo.id);
    });
    await beginRename(change);
    return save({ fileName, thumbFileName: fileName });
  });
}

/**
 * Renaming a photo renames its files, whoever does it (docs/decisions/012). Its
 * thumbnail has the same name as the photo and is never renamed alone.
 */
export const renamePhotoFiles = aroundUpdate(async (strapi, { documentId, data }, next) => {
  const named = "fileName" in data || "thumbFileName" in data;
  const photo = named ? await findPhotoRecord(strapi, { documentId }) : null;
  if (!photo) return next();
  const save = (names: DocumentData) => {
    Object.assign(data, names);
    return next();
  };
  const { fileName: stored, thumbFileName } = photo;
  const wanted = data["fileName"] ?? stored;
  const fileName =
    typeof wanted === "string" && wanted !== stored ? safeName(wanted, extname(stored)) : stored;
  return fileName === stored
    ? save({ fileName, thumbFileName })
    : rename(strapi, photo, fileName, save);
});
