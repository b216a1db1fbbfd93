import type { Core } from "@strapi/strapi";
import type { KeywordItem, KeywordMerge } from "shared-types";
import { keepPhotoChanges } from "../../../history/photo-changes";
import type { Saved } from "../../../lib/answer-save";
import { documentsOf, recordStore, saveAtOnce, takeRow } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";
import { findPhotosWith, mergeTag } from "../../photo/tag-writes";
import { findKeywords } from "../query";
import { keywordRecords } from "../saving";

/** The words photos are found by, as the owner keeps them (contract §10). */
const keywordService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, keywordRecords),

  async all(): Promise<KeywordItem[]> {
    const rows = await findKeywords(strapi.db.connection);
    return rows.map((row) => ({
      keywordId: numberOf(row["id"]),
      keyword: textOf(row["keyword"]),
      uses: numberOf(row["uses"]),
    }));
  },

  /** Photos of the one get the other, once; then the one goes. */
  merge({ keywordId, intoId }: KeywordMerge): Promise<Saved> {
    return saveAtOnce(strapi, async (trx) => {
      const documentId = await takeRow(trx, "keywords", keywordId);
      if (documentId === null || (await takeRow(trx, "keywords", intoId)) === null)
        return "missing";
      const photoIds = await findPhotosWith(trx, "keywords", keywordId);
      await keepPhotoChanges(strapi, trx, photoIds, async () => {
        await mergeTag(trx, "keywords", keywordId, intoId);
        await documentsOf(strapi, keywordRecords.uid).delete({ documentId });
      });
      return [];
    });
  },
});

export type KeywordService = ReturnType<typeof keywordService>;
export default keywordService;
