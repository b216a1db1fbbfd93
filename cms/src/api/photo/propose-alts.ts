import type { Core } from "@strapi/strapi";
import { stringOf } from "../../database/derived-columns";
import type { Knex } from "../../database/knex";
import type { TagKind } from "../../database/tag-kinds";
import { afterChange } from "../../documents/around";
import { beforeSave, type DocumentContext } from "../../documents/write";
import { refreshProposals } from "./proposed-alt";
import { photoUid } from "./record";
import { findProposedWith } from "./tag-writes";

/** The tags whose names a proposed text may contain. */
export const namedTags: Partial<Record<string, TagKind>> = {
  "api::plant.plant": "plants",
  "api::animal.animal": "animals",
  "api::keyword.keyword": "keywords",
};

interface Stored {
  alt?: unknown;
  visibility?: unknown;
}

/**
 * A text that is written is the owner's; an empty one is proposed again (docs/decisions/046). A photo that is hidden until
 * it is described is shown with it (docs/product.md 4.11).
 */
function markOwnTexts(strapi: Core.Strapi): void {
  beforeSave(strapi, async ({ uid, documentId, data }) => {
    if (uid !== photoUid || !("alt" in data)) return;
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
}

/** Proposed texts follow the names of tags, also of those that are deleted or lose their photos. */
function followNames(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as DocumentContext;
    const kind = namedTags[uid];
    const { documentId, data = {} } = params;
    if (!kind || !documentId || !["update", "delete"].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const knex = trx as Knex;
      const photoIds = await findProposedWith(knex, kind, documentId);
      const result = await next();
      // Only Strapi's admin gives a tag its photos.
      if ("photos" in data) photoIds.push(...(await findProposedWith(knex, kind, documentId)));
      await refreshProposals(strapi, knex, [...new Set(photoIds)]);
      return result;
    });
  });
}

/** Keeps proposed alt texts in line with what they are made from, whoever saves. */
export function proposeAlts(strapi: Core.Strapi): void {
  markOwnTexts(strapi);
  followNames(strapi);
  afterChange(strapi, photoUid, async (ids) => {
    await strapi.db.transaction(({ trx }) => refreshProposals(strapi, trx as Knex, ids));
  });
}
