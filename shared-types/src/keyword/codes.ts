export const keywordMessages = {
  required: "Please enter a keyword.",
  taken: "That keyword already exists.",
  same: "Please choose another keyword to merge into.",
  missing: "Keyword data not found.",
} as const;
