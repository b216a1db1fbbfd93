import type { Core } from "@strapi/strapi";
import { photoWordMessages } from "shared-types/photo-word/codes";
import type { PhotoWordsAccepted } from "shared-types/photo-word/answers";
import type { PhotoWordsUndo } from "shared-types/photo-word/schema";
import { speciesKinds } from "shared-types/species/codes";
import { from, type Knex, type Row } from "../../database/knex";
import { deleteLocked, lockRecord, saveAtOnce } from "../../database/record-store";
import { numberOf } from "../../database/row";
import { noTags, tagKinds } from "../../database/tag-kinds";
import { differences, fieldsOf, historyKindOf, type Fields } from "../history/kinds";
import { draftIn } from "../history/presenter";
import { laterFields, undoChange } from "../history/undo-change";
import { giveOwnPicture } from "../photo/first-pictures";
import { draftsOf, withPhotoHistory } from "../photo/history";
import { refreshProposals } from "../photo/proposed-alt";
import { lockPhotos } from "../photo/query";
import { writeSettled } from "../photo/settled-words";
import { setVisibility, tagPhotos } from "../photo/tag-writes";
import { forgetAcceptance, lastAcceptance, type Acceptance } from "./acceptance";

interface Work {
  strapi: Core.Strapi;
  trx: Knex;
}

/** Rows of the histories that an acceptance has made of records of a kind. */
const rowsOf = async (trx: Knex, kind: string, at: number, what: string): Promise<Row[]> =>
  await from(trx, "record_history").where({ kind, at, what }).orderBy("id");

function idsIn(draft: Fields, kind: "plants" | "animals"): number[] {
  const ids = draft[kind];
  return Array.isArray(ids) ? ids.map(Number) : [];
}

/** The photos with each tag or visibility that an acceptance gave them. */
function givenBy(rows: readonly Row[]) {
  const tags = new Map<string, { kind: "plants" | "animals"; id: number; photoIds: number[] }>();
  const waiting: number[] = [];
  for (const row of rows) {
    const [before, after] = [draftIn(row, "before"), draftIn(row, "after")];
    const photoId = numberOf(row["record_id"]);
    for (const kind of ["plants", "animals"] as const)
      for (const id of idsIn(after, kind).filter((one) => !idsIn(before, kind).includes(one))) {
        const tag = tags.get(`${kind} ${id}`) ?? { kind, id, photoIds: [] };
        tags.set(`${kind} ${id}`, tag);
        tag.photoIds.push(photoId);
      }
    if (before["visibility"] !== after["visibility"]) waiting.push(photoId);
  }
  return { tags: [...tags.values()], waiting };
}

/** Takes from photos what they were given; those that have been changed since stay. @returns how many went back */
async function undoPhotos({ strapi, trx }: Work, { at, photoIds }: Acceptance): Promise<number> {
  await lockPhotos(trx, photoIds);
  const now = await draftsOf(trx, photoIds);
  const rows = (await rowsOf(trx, "photo", at, "changed")).filter((row) => {
    const stored = now.get(numberOf(row["record_id"]));
    return stored && laterFields(stored, row).length === 0;
  });
  const ids = rows.map((row) => numberOf(row["record_id"]));
  const { tags, waiting } = givenBy(rows);
  await withPhotoHistory(strapi, trx, ids, async () => {
    for (const tag of tags) {
      const remove = { ...noTags(), [tag.kind]: [tag.id] };
      await tagPhotos(trx, { photoIds: tag.photoIds, add: noTags(), remove });
    }
    await setVisibility(trx, waiting, "waiting");
    await refreshProposals(strapi, trx, ids);
  });
  return ids.length;
}

/** Takes back the pictures that records of the site were given. */
async function undoPictures({ strapi, trx }: Work, at: number): Promise<void> {
  for (const kind of speciesKinds) {
    const kept = historyKindOf(kind);
    for (const row of await rowsOf(trx, kind, at, "changed")) {
      const id = numberOf(row["record_id"]);
      const locked = await lockRecord(trx, kept.record, { id });
      if (!locked?.stored || laterFields(locked.stored, row).length > 0) continue;
      await undoChange(strapi, trx, kept, { locked, row });
      await giveOwnPicture(strapi, trx, { kind: `${kind}s`, id });
    }
  }
}

/** Moves records that were added into the bin; one that was changed since, or has photos of its own, stays. */
async function undoAdded({ strapi, trx }: Work, { at, added }: Acceptance) {
  const counts = { plants: 0, animals: 0 };
  for (const { kind, id } of added) {
    const kept = historyKindOf(kind);
    const locked = await lockRecord(trx, kept.record, { id }, "deletion");
    const rows = await rowsOf(trx, kind, at, "added");
    const after = draftIn(rows.find((row) => numberOf(row["record_id"]) === id) ?? {}, "after");
    const { join, id: column } = tagKinds[`${kind}s`];
    const photo: unknown = await from(trx, join).where(column, id).first("id");
    if (!locked?.stored || photo || differences(after, fieldsOf(locked.stored)).length > 0)
      continue;
    await deleteLocked(strapi, locked);
    counts[`${kind}s`] += 1;
  }
  return counts;
}

/**
 * Undoes the last acceptance, all or nothing, if it was of these words: its photos and records are as they were, what it added is in the
 * bin, and the words are a question again. What has been changed since stays.
 */
export async function undoAccept(
  strapi: Core.Strapi,
  { words }: PhotoWordsUndo,
): Promise<PhotoWordsAccepted> {
  let counts = { plants: 0, animals: 0, photos: 0 };
  const saved = await saveAtOnce(strapi, async (trx) => {
    const act = await lastAcceptance(strapi, words);
    if (!act) return [{ fieldId: "", errorMessage: photoWordMessages.noUndo }];
    const photos = await undoPhotos({ strapi, trx }, act);
    await undoPictures({ strapi, trx }, act.at);
    counts = { ...(await undoAdded({ strapi, trx }, act)), photos };
    await writeSettled(strapi, trx, new Map(act.before));
    await forgetAcceptance(strapi);
    return [];
  });
  const errors = Array.isArray(saved) ? saved : [];
  return { errors, ...counts };
}
