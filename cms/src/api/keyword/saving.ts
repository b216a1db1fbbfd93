import { keywordMessages } from "shared-types/keyword/codes";
import { keywordDraftSchema, type KeywordDraft } from "shared-types/keyword/schema";
import { foldOf } from "../../database/derived-columns";
import type { Row } from "../../database/knex";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { textOf } from "../../database/row";
import { findKeyword } from "./query";

/** A keyword's form. */
export const presentKeywordDraft = (row: Row): KeywordDraft => ({
  keyword: textOf(row["keyword"]),
});

export const keywordRecords: RecordKind<KeywordDraft> = {
  uid: "api::keyword.keyword",
  table: "keywords",
  schema: keywordDraftSchema,
  derived: { foldKeyword: foldOf("keyword") },
  uniqueName: {
    field: "keyword",
    folded: "foldKeyword",
    within: "",
    taken: keywordMessages.taken,
  },
  stored: storedDraft(findKeyword, presentKeywordDraft),
  data: ({ keyword }) => ({ keyword }),
};
