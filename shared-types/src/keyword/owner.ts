import type { Calls } from "../kit/call";

export const keywordCalls = {
  keywords: {
    method: "GET",
    path: "/api/keywords",
    summary: "All keywords with the count of their uses.",
    answer: "KeywordItem[]",
  },
  keywordAdd: {
    method: "POST",
    path: "/api/keywordadd",
    summary: "Adds a keyword.",
    body: "KeywordDraft",
    answer: "ValidationErrors",
  },
  keywordUpdate: {
    method: "PUT",
    path: "/api/keywordupdate",
    summary: "Renames a keyword.",
    body: "KeywordUpdate",
    answer: "ValidationErrors",
  },
  keywordMerge: {
    method: "POST",
    path: "/api/keywordmerge",
    summary: "Merges a keyword into another.",
    body: "KeywordMerge",
    answer: "ValidationErrors",
  },
  keywordDelete: {
    method: "DELETE",
    path: "/api/keyworddelete/{id}",
    summary: "Moves a keyword to the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
