import type { Calls } from "../kit/call";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "./schema";
import { keywordAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

export const keywordCalls = {
  keywords: {
    method: "GET",
    path: "/api/keywords",
    summary: "All keywords with the count of their uses.",
    answer: list(keywordAnswers.KeywordItem),
  },
  keywordAdd: {
    method: "POST",
    path: "/api/keywordadd",
    summary: "Adds a keyword.",
    body: keywordDraftSchema,
    answer: validationErrors,
  },
  keywordUpdate: {
    method: "PUT",
    path: "/api/keywordupdate",
    summary: "Renames a keyword.",
    body: keywordUpdateSchema,
    answer: validationErrors,
  },
  keywordMerge: {
    method: "POST",
    path: "/api/keywordmerge",
    summary: "Merges a keyword into another.",
    body: keywordMergeSchema,
    answer: validationErrors,
  },
  keywordDelete: {
    method: "DELETE",
    path: "/api/keyworddelete/{id}",
    summary: "Moves a keyword to the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
