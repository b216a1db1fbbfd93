import { extname } from "node:path";
import {
  panelMessages,
  photoDraftOf,
  type PhotoDraft,
  type PhotoItem,
  type ValidationErrors,
} from "shared-types";
import { foldOf } from "../../database/derived-columns";
import { from, type Knex } from "../../database/knex";
import type { RecordKind } from "../../database/record-store";
import { textOf } from "../../database/row";
import { safeName } from "./files/names";
import { findPhoto, readPhotos } from "./query";
import { missingTags } from "./tag-check";

/** One photo with all its tags; null if missing or in the bin. */
export async function readPhoto(knex: Knex, id: number): Promise<PhotoItem | null> {
  return (await readPhotos(knex, [id], true))[0] ?? null;
}

/** The stored name must not be another photo's, not even of one in the bin. */
async function takenName(knex: Knex, { photoId, fileName }: PhotoDraft): Promise<ValidationErrors> {
  const row = await findPhoto(knex, photoId);
  const stored = textOf(row?.["file_name"]);
  if (fileName === stored) return [];
  const others = from(knex, "photos").whereNot("id", photoId);
  const taken = await others.where("file_name", safeName(fileName, extname(stored))).first("id");
  return taken ? [{ fieldId: "fileName", errorMessage: panelMessages.fileNameTaken }] : [];
}

export const photoRecords: RecordKind<PhotoDraft> = {
  uid: "api::photo.photo",
  table: "photos",
  derived: { foldCaption: foldOf("caption", "alt") },
  stored: async (knex, id) => {
    const photo = await readPhoto(knex, id);
    return photo && photoDraftOf(photo);
  },
  validate: async (knex, draft) => [
    ...(await takenName(knex, draft)),
    ...(await missingTags(knex, draft)),
  ],
  // Without an upload date the photo keeps its own: the column is never empty.
  data: ({ photoId: _photoId, dateUploaded, alt, ...fields }) => ({
    ...fields,
    ...(alt === "" ? { altProposed: true } : { alt, altProposed: false }),
    ...(dateUploaded === "" ? {} : { dateUploaded }),
  }),
};
