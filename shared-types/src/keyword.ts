/** POST /api/keywordadd. */
export interface KeywordDraft {
  keyword: string;
}

/** PUT /api/keywordupdate. */
export interface KeywordUpdate extends KeywordDraft {
  keywordId: number;
}

/** POST /api/keywordmerge: the photos of the one get the other, and the one goes. */
export interface KeywordMerge {
  keywordId: number;
  intoId: number;
}

/** GET /api/keywords: one row; `uses` counts photos. */
export interface KeywordItem extends KeywordUpdate {
  uses: number;
}

export const keywordMessages = {
  required: "Please enter a keyword.",
  taken: "That keyword already exists.",
  same: "Please choose another keyword to merge into.",
  missing: "Keyword data not found.",
} as const;
