import { Link } from "react-router-dom";
import { keywordCalls, panelMessages, type KeywordItem } from "shared-types";
import type { RecordIndex } from "../../../components/panel/IndexTable";
import { countOf } from "../../../lib/format";
import { ownerSave } from "../../../lib/owner-calls";
import { KeywordMergeForm } from "./KeywordMergeForm";
import { KeywordRenameForm } from "./KeywordRenameForm";

/** The keywords: rename, merge into another, delete. */
export const keywordIndex = (
  photosPathOf: (keyword: string) => string,
): RecordIndex<KeywordItem> => ({
  kind: "keyword",
  caption: "Keywords",
  noun: ["keyword", "keywords"],
  idOf: ({ keywordId }) => keywordId,
  nameOf: ({ keyword }) => keyword,
  wordsOf: ({ keyword }) => keyword,
  columns: {
    Keyword: ({ keyword }) => keyword,
    Photos: ({ keyword, uses }) =>
      uses > 0 ? <Link to={photosPathOf(keyword)}>{uses}</Link> : uses,
  },
  forms: { Rename: KeywordRenameForm, Merge: KeywordMergeForm },
  deletion: ({ keywordId: id, keyword, uses }) => ({
    question: `“${keyword}”: ${countOf(uses, "photo has", "photos have")} it. ${panelMessages.confirmDelete}`,
    remove: () => ownerSave(keywordCalls.keywordDelete, { params: { id } }),
    said: `- Keyword “${keyword}” deleted -`,
  }),
});
