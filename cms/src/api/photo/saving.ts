import { extname } from "node:path";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { photoKeptSchema, type PhotoKept } from "shared-types/photo/schema";
import { foldOf } from "../../database/derived-columns";
import { from, type Knex, type Row } from "../../database/knex";
import type { RecordKind } from "../../database/record-store";
import { idOf, textOf } from "../../database/row";
import { dateAhead } from "./date-ahead";
import { findOriginal } from "./files/earlier-originals";
import { safeName } from "./files/names";
import { presentEdit } from "./presenter";
import { findPhoto, readPhotoToEdit } from "./query";
import { missingTags } from "./tag-check";
import { storedNotes } from "./tag-notes";
import { takenColumns } from "./taken-on";

/** The stored name must not be another photo's, not even of one in the bin. */
async function takenName(
  knex: Knex,
  row: Row,
  { photoId, fileName }: PhotoKept,
): Promise<ValidationErrors> {
  const stored = textOf(row["file_name"]);
  if (fileName === stored) return [];
  const others = from(knex, "photos").whereNot("id", photoId);
  const taken = await others.where("file_name", safeName(fileName, extname(stored))).first("id");
  return taken ? [{ fieldId: "fileName", errorMessage: panelMessages.fileNameTaken }] : [];
}

/** What an undo makes files from must still be there, and no other photo's. */
async function missingOriginal(knex: Knex, row: Row, draft: PhotoKept): Promise<ValidationErrors> {
  const now = { ...presentEdit(row), original: textOf(row["content_hash"]) };
  const { rotation = now.rotation, bannerAt = now.bannerAt, original = now.original } = draft;
  const isOther = original !== now.original;
  if (!isOther && rotation === now.rotation && bannerAt === now.bannerAt) return [];
  if ((await findOriginal(original)) === null) {
    const { originalExpired, originalMissing } = panelMessages;
    return [{ fieldId: "", errorMessage: isOther ? originalExpired : originalMissing }];
  }
  const others = from(knex, "photos").whereNot("id", draft.photoId).where("content_hash", original);
  const used = isOther && (await others.first("id"));
  return used ? [{ fieldId: "", errorMessage: panelMessages.fileInUse(idOf(used)) }] : [];
}

export const photoRecords: RecordKind<PhotoKept> = {
  uid: "api::photo.photo",
  table: "photos",
  schema: photoKeptSchema,
  derived: { foldCaption: foldOf("caption", "alt") },
  stored: async (knex, id) => (await readPhotoToEdit(knex, id))?.kept ?? null,
  validate: async (knex, draft) => {
    const row = (await findPhoto(knex, draft.photoId)) ?? {};
    return [
      ...(await dateAhead(knex, draft.dateTaken)),
      ...(await takenName(knex, row, draft)),
      ...(await missingOriginal(knex, row, draft)),
      ...(await missingTags(knex, draft)),
    ];
  },
  // Without an upload date the photo keeps its own: the column is never empty.
  data: ({ photoId: _photoId, dateTaken, dateUploaded, visibility, alt, original, ...more }) => {
    const { tagNotes, ...fields } = more;
    return {
      ...fields,
      ...takenColumns(dateTaken),
      ...(original === undefined ? {} : { contentHash: original === "" ? null : original }),
      ...(tagNotes && { tagNotes: storedNotes(tagNotes) }),
      ...(alt === "" ? { altProposed: true } : { alt, altProposed: false }),
      ...(dateUploaded === "" ? {} : { dateUploaded }),
      ...(visibility && { visibility }),
    };
  },
};
