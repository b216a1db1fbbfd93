/** The records whose changes are kept. */
export const keptKinds = [
  "plant",
  "animal",
  "resource",
  "link",
  "keyword",
  "category",
  "quote",
  "plan",
  "viewpoint",
  "sighting",
  "association",
  "photo",
  "site",
  "slides",
] as const;
export type KeptKind = (typeof keptKinds)[number];

export const changeKinds = ["added", "changed", "deleted", "restored"] as const;
export type ChangeWhat = (typeof changeKinds)[number];

/** A value as the owner reads it: names in place of the ids of other records. */
export type KeptValue = string | number | boolean | string[] | null;

/** Days a deleted record stays in the bin. */
export const binDays = 30;

/** How many changes of a record are kept, and for how long. */
export const historyLimits = { changes: 100, years: 2 } as const;

export const historyMessages = {
  missing: "There is no such record.",
  deleted: "This has been deleted: restore it from the bin, then undo.",
  changeMissing: "That change is no longer kept.",
  noUndo: "Only a change can be undone. Anything deleted can be restored from the bin.",
  changedSince: "This was changed again later. Confirm to overwrite it.",
  notInBin: "That is no longer in the bin.",
  hereAgain: "The same one has been imported again, and is here already.",
} as const;
