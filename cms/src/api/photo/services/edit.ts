import { extname } from "node:path";
import type { Core } from "@strapi/strapi";
import {
  panelMessages,
  type PhotoDraft,
  type PhotoItem,
  type PhotoOptions,
  type PhotosTag,
  type ValidationErrors,
} from "shared-types";
import { asErrors } from "../../../documents/broken-rule";
import type { Saved } from "../../../lib/answer-save";
import { allowsSave, etagOf } from "../../../lib/etag";
import type { Knex } from "../../../lib/knex";
import { safeName } from "../../../photos/names";
import { findPhotoRecord, isNameTaken, photoUid } from "../../../photos/record";
import { filesFollow } from "../../../photos/settle";
import { findPhotoOptions } from "../options";
import { draftOf, presentPhoto } from "../presenter";
import { findPhoto, lockPhotos } from "../query";
import { missingTags } from "../tag-check";
import { tagPhotos } from "../tag-writes";
import { withTags } from "../tags";

async function read(knex: Knex, photoId: number): Promise<PhotoItem | null> {
  const row = await findPhoto(knex, photoId);
  const [found] = row ? await withTags(knex, [row], true) : [];
  return found ? presentPhoto(found) : null;
}

/** What the owner does to photos: details, tags (contract §4, §10). */
const editService = ({ strapi }: { strapi: Core.Strapi }) => {
  async function nameErrors({ photoId, fileName }: PhotoDraft, stored: string) {
    if (fileName === stored) return [];
    const taken = await isNameTaken(strapi, safeName(fileName, extname(stored)), photoId);
    return taken ? [{ fieldId: "fileName", errorMessage: panelMessages.fileNameTaken }] : [];
  }

  async function save(draft: PhotoDraft, stored: PhotoItem): Promise<ValidationErrors> {
    const { photoId, dateUploaded, ...fields } = draft;
    const record = await findPhotoRecord(strapi, { id: photoId });
    if (!record) return [];
    // A missing date of upload leaves the one it has: the column is never empty.
    const data = { ...fields, dateUploaded: dateUploaded || stored.dateUploaded };
    const { documentId } = record;
    return asErrors(() => strapi.documents(photoUid).update({ documentId, data: data as never }));
  }

  return {
    options(): Promise<PhotoOptions> {
      return findPhotoOptions(strapi.db.connection);
    },

    /** A photo to edit and the ETag of what the form saves, or null. */
    async details(photoId: number): Promise<{ photo: PhotoItem; etag: string } | null> {
      const photo = await read(strapi.db.connection, photoId);
      return photo ? { photo, etag: etagOf(draftOf(photo)) } : null;
    },

    /** Saves all of it or nothing; `ifMatch` is the ETag of what the form began with, '' for any. */
    update(draft: PhotoDraft, ifMatch: string): Promise<Saved> {
      return filesFollow<Saved>(strapi, async (_later, trx) => {
        const { photoId } = draft;
        await lockPhotos(trx, [photoId]);
        const stored = await read(trx, photoId);
        if (!stored) return "missing";
        if (!allowsSave(ifMatch, etagOf(draftOf(stored)))) return "changed";
        const broken = [
          ...(await nameErrors(draft, stored.fileName)),
          ...(await missingTags(trx, draft)),
        ];
        return broken.length > 0 ? broken : await save(draft, stored);
      });
    },

    /** Tags given to photos and taken from them, all or nothing. */
    async tag(change: PhotosTag): Promise<ValidationErrors> {
      return strapi.db.transaction(async ({ trx }) => {
        const found = await lockPhotos(trx, change.photoIds);
        const noPhoto = { fieldId: "photoIds", errorMessage: panelMessages.noPhoto };
        const errors = [
          ...(found < change.photoIds.length ? [noPhoto] : []),
          ...(await missingTags(trx, change.add, "add.")),
          ...(await missingTags(trx, change.remove, "remove.")),
        ];
        if (errors.length === 0) await tagPhotos(trx, change);
        return errors;
      });
    },
  };
};

export type EditService = ReturnType<typeof editService>;
export default editService;
