/** POST /api/keywordadd. */
export interface KeywordDraft {
  keyword: string;
}

export const keywordMessages = {
  required: "Please enter a keyword.",
  taken: "That keyword already exists.",
} as const;
