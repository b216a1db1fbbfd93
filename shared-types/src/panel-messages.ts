type SavedNoun = "Animal" | "Plant" | "Resource";
type SavedVerb = "updated" | "added" | "deleted";

/** '- Animal updated successfully -'. */
export function savedMessage(noun: SavedNoun, verb: SavedVerb): string {
  return `- ${noun} ${verb} successfully -`;
}

/** What the panel's screens say (docs/product.md 3.3, 3.10). */
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
