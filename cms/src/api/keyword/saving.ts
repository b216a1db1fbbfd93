import type { KeywordDraft } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { textOf } from "../../lib/row";
import { findKeyword } from "./query";

export const keywordRecords: RecordKind<KeywordDraft> = {
  uid: "api::keyword.keyword",
  table: "keywords",
  stored: async (knex, id) => {
    const row = await findKeyword(knex, id);
    return row ? { keyword: textOf(row["keyword"]) } : null;
  },
  faults: async () => [],
  data: ({ keyword }) => ({ keyword }),
};
