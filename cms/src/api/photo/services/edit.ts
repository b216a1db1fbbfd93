import type { Core } from "@strapi/strapi";
import {
  panelMessages,
  photoDraftOf,
  type PhotoDraft,
  type PhotoItem,
  type PhotoOptions,
  type PhotosTag,
  type PhotoToDescribe,
} from "shared-types";
import { withPhotoHistory } from "../history";
import type { Saved } from "../../../http/answer-save";
import { etagOf } from "../../../http/etag";
import { recordStore, saveAtOnce } from "../../../database/record-store";
import { fileTasksDone } from "../files/file-queue";
import { findPhotoOptions } from "../options";
import { lockPhotos, readPhotos } from "../query";
import { refreshProposals } from "../proposed-alt";
import { photoRecords, readPhoto } from "../saving";
import { missingTags } from "../tag-check";
import { tagPhotos } from "../tag-writes";

/** What the owner does to photos: details and tags. */
const editService = ({ strapi }: { strapi: Core.Strapi }) => ({
  options(): Promise<PhotoOptions> {
    return findPhotoOptions(strapi.db.connection);
  },

  /** A photo to edit, with the ETag of its form, or null. */
  async details(photoId: number): Promise<{ photo: PhotoItem; etag: string } | null> {
    const photo = await readPhoto(strapi.db.connection, photoId);
    return photo && { photo, etag: etagOf(photoDraftOf(photo)) };
  },

  /** Several photos to edit, in the order requested, each with its ETag; missing ones are left out. */
  async severalDetails(photoIds: number[]): Promise<PhotoToDescribe[]> {
    const photos = await readPhotos(strapi.db.connection, photoIds, true);
    return photos.map((photo) => ({ photo, etag: etagOf(photoDraftOf(photo)) }));
  },

  /** Saves all or nothing; resolves when a new name has reached the files. */
  async update(draft: PhotoDraft, ifMatch: string): Promise<Saved> {
    const saved = await recordStore(strapi, photoRecords).update(draft.photoId, draft, ifMatch);
    await fileTasksDone();
    return saved;
  },

  /** Adds and removes tags of photos, all or nothing. */
  tag(change: PhotosTag): Promise<Saved> {
    return saveAtOnce(strapi, async (trx) => {
      const found = await lockPhotos(trx, change.photoIds);
      const noPhoto = { fieldId: "photoIds", errorMessage: panelMessages.noPhoto };
      const errors = [
        ...(found < change.photoIds.length ? [noPhoto] : []),
        ...(await missingTags(trx, change.add, "add.")),
        ...(await missingTags(trx, change.remove, "remove.")),
      ];
      if (errors.length === 0)
        await withPhotoHistory(strapi, trx, change.photoIds, async () => {
          await tagPhotos(trx, change);
          await refreshProposals(strapi, trx, change.photoIds);
        });
      return errors;
    });
  },
});

export default editService;
