import type { Core } from "@strapi/strapi";
import type { KeywordDraft, KeywordItem, KeywordMerge, KeywordUpdate } from "shared-types";
import { asErrors } from "../../../documents/broken-rule";
import type { Saved } from "../../../lib/answer-save";
import { lockRow } from "../../../lib/knex";
import { numberOf, textOf } from "../../../lib/row";
import { mergeTag } from "../../photo/tag-writes";
import { findKeywords } from "../query";

const uid = "api::keyword.keyword";

/** The words photos are found by, as the owner keeps them (contract §10). */
const keywordService = ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(uid);
  const find = async (id: number) =>
    (await strapi.db.query(uid).findOne({ where: { id } })) as { documentId: string } | null;

  return {
    async all(): Promise<KeywordItem[]> {
      const rows = await findKeywords(strapi.db.connection);
      return rows.map((row) => ({
        keywordId: numberOf(row["id"]),
        keyword: textOf(row["keyword"]),
        uses: numberOf(row["uses"]),
      }));
    },

    add({ keyword }: KeywordDraft): Promise<Saved> {
      return asErrors(() => documents().create({ data: { keyword } as never }));
    },

    async update({ keywordId, keyword }: KeywordUpdate): Promise<Saved> {
      const stored = await find(keywordId);
      if (!stored) return "missing";
      const { documentId } = stored;
      return asErrors(() => documents().update({ documentId, data: { keyword } as never }));
    },

    /** Photos of the one get the other, once; then the one goes. */
    async merge({ keywordId, intoId }: KeywordMerge): Promise<Saved> {
      return strapi.db.transaction(async ({ trx }) => {
        // In one order for all, so that two merges never wait for each other.
        for (const id of [keywordId, intoId].sort((a, b) => a - b))
          if (!(await lockRow(trx, "keywords", id))) return "missing";
        await mergeTag(trx, "keywords", keywordId, intoId);
        const stored = await find(keywordId);
        if (!stored) return "missing";
        await documents().delete({ documentId: stored.documentId });
        return [];
      });
    },

    /** Its photos stay. */
    async remove(keywordId: number): Promise<Saved> {
      const stored = await find(keywordId);
      if (!stored) return "missing";
      const { documentId } = stored;
      return asErrors(() => documents().delete({ documentId }));
    },
  };
};

export type KeywordService = ReturnType<typeof keywordService>;
export default keywordService;
