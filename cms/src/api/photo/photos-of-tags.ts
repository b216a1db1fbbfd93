import type { PhotoKept } from "shared-types/photo/schema";
import { inTransaction } from "../../database/knex";
import { lockRow } from "../../database/record-store";
import { tagKinds, type TagKind } from "../../database/tag-kinds";
import { changeAuthor } from "../../documents/history-rows";
import { idsOf, type Changed, type DocumentData, type Rule } from "../../documents/rule";
import { giveFirstOf } from "./first-pictures";
import { addPhotoChanges, draftsOf, type PhotoChange } from "./history";
import { pruneTagNotes } from "./tag-notes";
import { findPhotosWith } from "./tag-writes";

const isNone = (list: unknown) => Array.isArray(list) && list.length === 0;

/** Strapi's admin sends the photos with every save, mostly as no change. */
function changesPhotos({ photos }: DocumentData): boolean {
  if (photos === undefined) return false;
  const { connect, disconnect, ...rest } = Object(photos) as DocumentData;
  return !isNone(connect) || !isNone(disconnect) || Object.keys(rest).length > 0;
}

/** Those of the first ids that are not among the second. */
function others(ids: number[], known: number[]): number[] {
  const there = new Set(known);
  return ids.filter((id) => !there.has(id));
}

/** A photo as it was before it got a tag. */
const without = (kind: TagKind, tag: number, draft: PhotoKept | undefined) =>
  draft && { ...draft, [kind]: draft[kind].filter((id) => id !== tag) };

/**
 * Strapi's admin lets the owner choose the photos of a tag: the history of each has the change, and what was said of a tag goes
 * with it, as when the photo is saved. The first of a plant or animal becomes its picture.
 */
export const followPhotosOfTags =
  (kind: TagKind): Rule =>
  async (strapi, { action, params: { documentId, data = {} } }, next) => {
    if (!["create", "update"].includes(action) || !changesPhotos(data)) return next();
    return inTransaction(strapi, async (knex) => {
      const key = { document_id: documentId ?? "" };
      const tag = await lockRow(knex, tagKinds[kind].table, key);
      const had = tag ? await findPhotosWith(knex, kind, tag.id) : [];
      const before = await draftsOf(knex, had);
      const result = await next();
      const [id = 0] = tag ? [tag.id] : idsOf(result as Changed);
      const has = await findPhotosWith(knex, kind, id);
      const lost = others(had, has);
      const gained = others(has, had);
      await pruneTagNotes(knex, lost);
      const who = await changeAuthor(strapi);
      if (who === null) return result;
      await giveFirstOf(strapi, knex, { kind, id }, gained);
      const after = await draftsOf(knex, [...lost, ...gained]);
      await addPhotoChanges(knex, who, [
        ...lost.map((photo): PhotoChange => [photo, before.get(photo), after.get(photo)]),
        ...gained.map((photo): PhotoChange => [
          photo,
          without(kind, id, after.get(photo)),
          after.get(photo),
        ]),
      ]);
      return result;
    });
  };
