/** What a page says when its data does not come (spec §8). */
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

type SavedNoun = "Animal" | "Plant" | "Resource";
type SavedVerb = "updated" | "added" | "deleted";

/** '- Animal updated successfully -' (spec §4). */
export function savedMessage(noun: SavedNoun, verb: SavedVerb): string {
  return `- ${noun} ${verb} successfully -`;
}

/** What the panel's screens say (spec §2, §5). */
export const panelMessages = {
  keywordAdded: "Keyword submitted successfully.",
  categoryAdded: "Category added successfully.",
  photoInvalid: "PhotoUpdate validation failed.",
  confirmDelete: "are you sure?",
  changedByOther:
    "Someone else, or another tab of yours, has saved this in the meantime. Nothing was saved.",
  noPhoto: "There is no photo with this id.",
  keyTaken: "That key id is taken. Please choose another.",
  fileNameTaken: "That file name is taken. Please choose another.",
} as const;
