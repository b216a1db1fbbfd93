import { extname } from "node:path";
import type { Core } from "@strapi/strapi";
import { panelMessages } from "shared-types";
import { brokenRule } from "../lib/broken-rule";
import { safeName } from "../photos/names";
import { findPhotoRecord, isNameTaken, photoUid, type PhotoRecord } from "../photos/record";
import { beginRename, renamed } from "../photos/rename";
import { releaseName, reserveName } from "../photos/reserved-names";
import { filesFollow, settle, settleRename } from "../photos/settle";
import { aroundUpdate } from "./around";
import type { DocumentData } from "./write";

const taken = () => brokenRule("fileName", panelMessages.fileNameTaken);

function rename(
  strapi: Core.Strapi,
  photo: PhotoRecord,
  fileName: string,
  save: (names: DocumentData) => Promise<unknown>,
): Promise<unknown> {
  const change = renamed(photo, fileName);
  return filesFollow(strapi, async (later) => {
    if (!reserveName(fileName)) throw taken();
    if (await isNameTaken(strapi, fileName, photo.id)) {
      releaseName(fileName);
      throw taken();
    }
    later(async () => {
      await settleRename(strapi, change).finally(() => releaseName(fileName));
      await settle(strapi, photo.id);
    });
    await beginRename(change);
    return save({ fileName, thumbFileName: fileName });
  });
}

/**
 * A photo that gets another name takes its files with it, whoever renames it (contract §4). Its
 * thumbnail is called what the photo is called: nobody changes that name alone.
 */
export function namePhotos(strapi: Core.Strapi): void {
  aroundUpdate(strapi, photoUid, async (documentId, data, next) => {
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
}
