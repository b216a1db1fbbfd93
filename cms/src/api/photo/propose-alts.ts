import { stringOf } from "../../database/derived-columns";
import { inTransaction } from "../../database/knex";
import type { TagKind } from "../../database/tag-kinds";
import { afterChange, beforeSave, inOrder, type Rule } from "../../documents/rule";
import { refreshProposals } from "./proposed-alt";
import { photoUid } from "./record";
import { findProposedWith } from "./tag-writes";

interface Stored {
  alt?: unknown;
  visibility?: unknown;
}

/**
 * A text that is written is the owner's; an empty one is proposed again (docs/decisions/046). A photo that is hidden until
 * it is described is shown with it (docs/product.md 4.11).
 */
const markOwnTexts = beforeSave(async ({ documentId, data }, strapi) => {
  if (!("alt" in data)) return;
  const alt = stringOf(data["alt"]);
  const select = ["alt", "visibility"];
  const found: unknown = documentId
    ? await strapi.db.query(photoUid).findOne({ where: { documentId }, select })
    : null;
  const { alt: before, visibility } = (found ?? {}) as Stored;
  if (alt === "" || alt !== stringOf(before)) data["altProposed"] = alt === "";
  const isOwn = alt !== "" && data["altProposed"] === false;
  if (isOwn && (data["visibility"] ?? visibility) === "waiting") data["visibility"] = "public";
});

/** Keeps proposed alt texts in line with what a photo itself says. */
export const proposeAlts = inOrder(
  markOwnTexts,
  afterChange(async (strapi, ids) => {
    await inTransaction(strapi, (trx) => refreshProposals(strapi, trx, ids));
  }),
);

/** Proposed alt texts follow the names of tags, also of those that are deleted or lose their photos. */
export const proposeAltsOf =
  (kind: TagKind): Rule =>
  async (strapi, { action, params: { documentId, data = {} } }, next) => {
    if (!documentId || !["update", "delete"].includes(action)) return next();
    return inTransaction(strapi, async (knex) => {
      const photoIds = await findProposedWith(knex, kind, documentId);
      const result = await next();
      // Only Strapi's admin gives a tag its photos.
      if ("photos" in data) photoIds.push(...(await findProposedWith(knex, kind, documentId)));
      await refreshProposals(strapi, knex, [...new Set(photoIds)]);
      return result;
    });
  };
