/** What a page says when its data cannot be loaded (docs/product.md 2.11, 3.3). */
export const loadMessages = {
  resources: "Resource data not found.",
  cats: "Cat resource data not found.",
  missingKey: "Fauna not found.",
  fauna: "Fauna data not found.",
  flora: "Flora data not found.",
  photos: "Photo data not found.",
  noResults: "No results found.",
  animalKey: "Animal data not found (key).",
  animalFetch: "Animal data not found (fetch).",
  plantKey: "Plant data not found (key).",
  plantFetch: "Plant data not found (fetch).",
  resourceId: "Resource data not found (resourceid).",
  resourceFetch: "Resource data not found (fetch).",
} as const;
