/** How many of each group an answer tells of. */
export const searchLength = 8;

/** What is found by which of its texts, the weightiest first. */
export const searchedFields = {
  plants: ["nameCommon", "nameScientific", "aka", "notes"],
  animals: ["nameCommon", "nameScientific", "aka", "classTax", "order", "family", "notes"],
  photos: ["tags", "caption", "alt"],
  resources: ["title", "subtitle", "description"],
  plans: ["title", "period", "beds", "sheets", "intro"],
  sightings: ["species", "note"],
} as const;

export type SearchGroup = keyof typeof searchedFields;
