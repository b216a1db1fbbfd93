type SavedNoun = "Animal" | "Plant" | "Plan" | "Viewpoint" | "Resource" | "Site" | "Slides";
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
    "Someone else, or another of your tabs, has saved this in the meantime. Your changes were not saved.",
  gone: "This was deleted in the meantime. It may be in the bin: restore it there, then save again.",
  dateTaken:
    "For the Date Taken field, please enter a date, such as 5/17/2024 3:05 pm, 5/17/2024, May 2024 or 2024.",
  takenOn: "Please enter a day, month or year after 1000, such as 2024-05-17, 2024-05 or 2024.",
  noPhoto: "There is no photo with this id.",
  originalMissing:
    "This photo’s original is not on the server, so nothing can be made from it. Replace the file instead.",
  originalExpired: "The earlier file is no longer kept, so this can’t be undone.",
  sameFile: "The photo already has this file.",
  fileInUse: (photoId: number) =>
    `Photo ${photoId} already has this file. Choose another one, or delete that photo forever first.`,
  noSpace: "The disk is full. Free some space, then try again: nothing was changed.",
  filesPending:
    "The change is saved, but its picture files couldn’t be made. The site will try again tonight, and at its next start.",
  keyTaken: "That key id is taken. Please choose another.",
  fileNameTaken: "That file name is taken. Please choose another.",
} as const;
