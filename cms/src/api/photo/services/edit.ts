import type { Core } from "@strapi/strapi";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoDraft, PhotosTag } from "shared-types/photo/schema";
import type { PhotoOptions, PhotoToEdit, PhotoToDescribe } from "shared-types/photo/answers";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import { addTagNotes } from "../add-tag-notes";
import { withFirstPictures } from "../first-pictures";
import { withPhotoHistory } from "../history";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { lockRecord, recordStore, saveAtOnce, updateLocked } from "../../../database/record-store";
import { fileTasksDone } from "../files/file-queue";
import { findPhotoOptions } from "../options";
import { lockPhotos, readPhotosToDescribe, readPhotoToEdit } from "../query";
import { refreshProposals } from "../proposed-alt";
import { photoRecords } from "../saving";
import { missingTags } from "../tag-check";
import { notesWithoutTag, pruneTagNotes, storedNotes } from "../tag-notes";
import { setVisibility, tagPhotos } from "../tag-writes";

/** What the owner does to photos: details and tags. */
const editService = ({ strapi }: { strapi: Core.Strapi }) => ({
  options(): Promise<PhotoOptions> {
    return findPhotoOptions(strapi.db.connection);
  },

  /** A photo to edit, with the ETag of its form, or null. */
  async details(photoId: number): Promise<{ record: PhotoToEdit; etag: string } | null> {
    const found = await readPhotoToEdit(strapi.db.connection, photoId);
    return found && { record: found.photo, etag: etagOf(found.kept) };
  },

  /** Several photos to edit, in the order requested, each with its ETag; missing ones are left out. */
  async severalDetails(photoIds: number[]): Promise<PhotoToDescribe[]> {
    const found = await readPhotosToDescribe(strapi.db.connection, photoIds);
    return found.map(({ photo, kept, altInFile }) => ({ photo, etag: etagOf(kept), altInFile }));
  },

  /** Saves all or nothing; resolves when a new name has reached the files. */
  async update(draft: PhotoDraft, ifMatch: string): Promise<Saved> {
    const broken = draft.tagNotes ? notesWithoutTag(draft.tagNotes, draft) : [];
    if (broken.length > 0)
      return broken.map(({ fieldId, ...why }) => ({ fieldId: `tagNotes.${fieldId}`, ...why }));
    const saved = await recordStore(strapi, photoRecords).update(draft.photoId, draft, ifMatch);
    await fileTasksDone();
    return saved;
  },

  /** Saves what is known of a photo's tags; the tags stay as they are. */
  updateTags({ photoId, ...notes }: PhotoTagsUpdate, ifMatch: string): Promise<Saved> {
    return saveAtOnce(strapi, async (trx) => {
      const locked = await lockRecord(trx, photoRecords, { id: photoId });
      if (!locked?.stored) return "missing";
      if (!allowsSave(ifMatch, etagOf(locked.stored))) return "changed";
      const errors = notesWithoutTag(notes, locked.stored);
      if (errors.length === 0) await updateLocked(strapi, locked, { tagNotes: storedNotes(notes) });
      return errors;
    });
  },

  /** Adds and removes tags of photos, says what is known of them, and shows or hides the photos, all or nothing. */
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
          await withFirstPictures(strapi, trx, change.photoIds, async () => {
            await tagPhotos(trx, change);
            if (change.visibility) await setVisibility(trx, change.photoIds, change.visibility);
          });
          const { plants, animals } = change.remove;
          if (plants.length + animals.length > 0) await pruneTagNotes(trx, change.photoIds);
          const added = change.tagNotes && storedNotes(change.tagNotes);
          if (added) await addTagNotes(trx, change.photoIds, added);
          await refreshProposals(strapi, trx, change.photoIds);
        });
      return errors;
    });
  },
});

export default editService;
