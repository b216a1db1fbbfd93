import type { Shape } from "../kit/call";

export const keywordMessages = {
  required: "Please enter a keyword.",
  taken: "That keyword already exists.",
  same: "Please choose another keyword to merge into.",
  missing: "Keyword data not found.",
} as const;

export type KeywordDraft = Shape<"KeywordDraft">;
export type KeywordItem = Shape<"KeywordItem">;
export type KeywordMerge = Shape<"KeywordMerge">;
