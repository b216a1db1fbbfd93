/** The records whose changes are kept. */
export const keptKinds = [
  ...(["plant", "animal", "resource", "link"] as const),
  ...(["keyword", "category", "quote", "photo"] as const),
] as const;
export type KeptKind = (typeof keptKinds)[number];

export type ChangeWhat = "added" | "changed" | "deleted" | "restored";

/** A value as the owner reads it: ids of other records are their names. */
export type KeptValue = string | number | boolean | string[] | null;

export interface ChangedField {
  fieldId: string;
  before: KeptValue;
  after: KeptValue;
  /** It is neither of the two by now: undo would overwrite it. */
  isChangedSince: boolean;
}

/** A link whose change is shown with a plant or animal it hangs on, or hung on. */
export interface ChangedLink {
  /** As it is; of a deleted link, as it was. */
  text: string;
  /** Of the link as it is: an undo names it. '' when it is deleted, and nothing can be undone. */
  etag: string;
}

/** GET /api/history/{kind}/{id}: one change of a record, the newest first. */
export interface Change {
  changeId: number;
  /** Null: of the record itself. */
  link: ChangedLink | null;
  what: ChangeWhat;
  /** Who made it: an address to sign in with. */
  who: string;
  at: string;
  /** Only what differs; none but for 'changed'. */
  fields: ChangedField[];
}

/** POST /api/changeundo: takes back what one change did, and no other. */
export interface ChangeUndo {
  changeId: number;
  /** Also where the record has been changed since. */
  overwrite: boolean;
}

/** Names one record. */
export interface KeptRecord {
  kind: KeptKind;
  id: number;
}

/** POST /api/binrestore. */
export interface BinRestore extends KeptRecord {
  /** In the place of a key or name that another record has by now; '' keeps its own. */
  rename: string;
}

/** GET /api/bin: one deleted record, the last deleted first. */
export interface BinItem extends KeptRecord {
  name: string;
  /** What it is told apart by: a key, a file name, an address; '' when there is nothing. */
  detail: string;
  dateDeleted: string;
  /** When it goes for good. */
  dateExpires: string;
  /** Of a photo: a small picture as a data URL; '' when there is none. */
  preview: string;
}

/** Days a deleted record stays in the bin. */
export const binDays = 30;

/** A record's last changes are kept, and none for longer than this. */
export const historyLimits = { changes: 100, years: 2 } as const;

export const historyMessages = {
  missing: "There is no such record.",
  deleted: "This has been deleted: restore it from the bin, then undo.",
  changeMissing: "That change is not kept any more.",
  noUndo: "Only a change can be undone: what was deleted is restored from the bin.",
  changedSince: "This was changed again later. Confirm that it may be overwritten.",
  notInBin: "That is not in the bin any more.",
} as const;
