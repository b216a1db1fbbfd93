/** What a page says when its data does not come (spec §8). */
export const loadMessages = {
  resources: "Resource data not found.",
  cats: "Cat resource data not found.",
  missingKey: "Fauna not found.",
  fauna: "Fauna data not found.",
  flora: "Flora data not found.",
  photos: "Photo data not found.",
  noResults: "No results found.",
} as const;
