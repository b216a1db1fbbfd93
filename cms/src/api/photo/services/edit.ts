import type { Core } from "@strapi/strapi";
import { photoCategoryList } from "shared-types/category/codes";
import type { Option } from "shared-types/kit/list-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type {
  PhotoOptions,
  PhotoToEdit,
  PhotoToDescribe,
  PhotoTagNotes,
} from "shared-types/photo/answers";
import type { PhotoDraft, PhotosTag } from "shared-types/photo/schema";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import { from, whereIds, type Knex, orderByText } from "../../../database/knex";
import { lockRecord, recordStore, saveAtOnce, updateLocked } from "../../../database/record-store";
import { idOf, numberOf, textOf } from "../../../database/row";
import type { Saved } from "../../../http/answer-save";
import { allowsSave, etagOf } from "../../../http/etag";
import { fileTasksDone } from "../files/file-queue";
import { withFirstPictures } from "../first-pictures";
import { withPhotoHistory } from "../history";
import { refreshProposals } from "../proposed-alt";
import { lockPhotos, readPhotosToDescribe, readPhotoToEdit } from "../query";
import { photoRecords } from "../saving";
import { missingTags } from "../tag-check";
import { notesWithoutTag, pruneTagNotes, storedNotes, notesOfTags, tagNotesIn } from "../tag-notes";
import { findTags, withTags } from "../tag-query";
import { setVisibility, tagPhotos } from "../tag-writes";

async function optionsOf(
  knex: Knex,
  table: string,
  name: string,
  folded: string,
  where: object = {},
): Promise<Option[]> {
  const rows = await from(knex, table)
    .where(where)
    .select("id", name)
    .orderByRaw(orderByText(knex, folded, "asc"))
    .orderBy("id");
  return rows.map((row) => ({ Key: numberOf(row["id"]), Value: textOf(row[name]) }));
}

/** What a photo can be tagged with, including internal records: four queries of two columns each. */
async function findPhotoOptions(knex: Knex): Promise<PhotoOptions> {
  const list = { cp_list_id: photoCategoryList };
  const [Animals, Plants, Categories, Keywords] = await Promise.all([
    optionsOf(knex, "animals", "name_common", "fold_common"),
    optionsOf(knex, "plants", "name_common", "fold_common"),
    optionsOf(knex, "categories", "cp_option_name", "fold_name", list),
    optionsOf(knex, "keywords", "keyword", "fold_keyword"),
  ]);
  return { Animals, Plants, Categories, Keywords };
}

/** A stage replaces the one before; an interaction joins those of its pair. */
const joined = (before: PhotoTagNotes, added: PhotoTagNotes): PhotoTagNotes => {
  const plants = new Set(added.plants.map(({ plantId }) => plantId));
  const animals = new Set(added.animals.map(({ animalId }) => animalId));
  return {
    plants: [...before.plants.filter(({ plantId }) => !plants.has(plantId)), ...added.plants],
    animals: [...before.animals.filter(({ animalId }) => !animals.has(animalId)), ...added.animals],
    interactions: [...before.interactions, ...added.interactions],
  };
};

/** Adds notes to photos, to each those about tags that it has. Its notes about other tags stay. */
async function addTagNotes(trx: Knex, photoIds: number[], given: PhotoTagNotes): Promise<void> {
  const photos = from(trx, "photos").select("id", "tag_notes");
  whereIds(trx, photos, "id", photoIds);
  const saves = new Map<string, number[]>();
  for (const { row, tags } of withTags(await photos, await findTags(trx, photoIds), true)) {
    const id = idOf(row);
    const after = storedNotes(joined(tagNotesIn(row["tag_notes"]), notesOfTags(given, tags)));
    if (!after) continue;
    const value = JSON.stringify(after);
    saves.set(value, [...(saves.get(value) ?? []), id]);
  }
  for (const [value, ids] of saves) {
    const update = from(trx, "photos").update({ tag_notes: value });
    whereIds(trx, update, "id", ids);
    await update;
  }
}

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
