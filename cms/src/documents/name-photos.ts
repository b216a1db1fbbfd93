import { extname } from "node:path";
import type { Core } from "@strapi/strapi";
import { panelMessages } from "shared-types";
import { safeName } from "../photos/names";
import { findPhotoRecord, isNameTaken, photoUid, type PhotoRecord } from "../photos/record";
import { beginRename, renamed } from "../photos/rename";
import { releaseName, reserveName } from "../photos/reserved-names";
import { filesFollow, settle, settleRename } from "../photos/settle";
import { BrokenRule } from "./broken-rule";
import type { DocumentData } from "./derived-columns";
import { onDocuments } from "./write-context";

const taken = () => new BrokenRule("fileName", panelMessages.fileNameTaken);

function rename(
  strapi: Core.Strapi,
  photo: PhotoRecord,
  data: DocumentData,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const fileName = String(data["fileName"]);
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
    data["thumbFileName"] = fileName;
    return next();
  });
}

/** A photo that gets another name takes its files with it, whoever renames it (contract §4). */
export function namePhotos(strapi: Core.Strapi): void {
  onDocuments(strapi, async ({ uid, action, params: { data, documentId } }, next) => {
    if (uid !== photoUid || action !== "update" || !documentId) return next();
    if (!data || typeof data["fileName"] !== "string") return next();
    const photo = await findPhotoRecord(strapi, { documentId });
    if (!photo || data["fileName"] === photo.fileName) return next();
    data["fileName"] = safeName(data["fileName"], extname(photo.fileName));
    return data["fileName"] === photo.fileName ? next() : rename(strapi, photo, data, next);
  });
}
