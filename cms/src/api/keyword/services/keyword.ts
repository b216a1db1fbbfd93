import type { Core } from "@strapi/strapi";
import type { KeywordItem } from "shared-types/keyword/answers";
import type { KeywordMerge } from "shared-types/keyword/schema";
import { withPhotoHistory } from "../../photo/history";
import type { Saved } from "../../../http/answer-save";
import { etagOf } from "../../../http/etag";
import {
  deleteLocked,
  lockRecord,
  lockRow,
  recordStore,
  saveAtOnce,
} from "../../../database/record-store";
import { idOf, numberOf } from "../../../database/row";
import { findPhotosWith, mergeKeyword } from "../../photo/tag-writes";
import { findKeywords } from "../query";
import { keywordRecords, presentKeywordDraft } from "../saving";

/** The owner's keywords. */
const keywordService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, keywordRecords),

  async all(): Promise<KeywordItem[]> {
    const rows = await findKeywords(strapi.db.connection);
    return rows.map((row) => {
      const draft = presentKeywordDraft(row);
      return { keywordId: idOf(row), ...draft, uses: numberOf(row["uses"]), etag: etagOf(draft) };
    });
  },

  /** Gives the photos of one keyword the other, without duplicates, then deletes the one. */
  merge({ keywordId, intoId }: KeywordMerge): Promise<Saved> {
    return saveAtOnce(strapi, async (trx) => {
      const locked = await lockRecord(trx, keywordRecords, { id: keywordId }, "deletion");
      if (!locked || !(await lockRow(trx, "keywords", { id: intoId }))) return "missing";
      const photoIds = await findPhotosWith(trx, "keywords", keywordId);
      await withPhotoHistory(strapi, trx, photoIds, async () => {
        await mergeKeyword(trx, keywordId, intoId);
        await deleteLocked(strapi, locked);
      });
      return [];
    });
  },
});

export default keywordService;
