import type { ValidationErrors } from "shared-types/kit/error-answers";
import { photoDraftOf, type PhotoDraft } from "shared-types/photo/schema";
import type { PhotoItem, PhotoToDescribe } from "shared-types/photo/answers";
import { merge, sameValue } from "../../../../components/form/merge";
import { tagKinds } from "../tag-change";

/** One photo of the describe screen: the stored values and the new ones. */
export interface Entry {
  photo: PhotoItem;
  etag: string;
  /** The alt text in its file; '' when there is none. */
  altInFile: string;
  /** As stored. */
  base: PhotoDraft;
  draft: PhotoDraft;
  phase: "idle" | "saving" | "saved";
  errors: ValidationErrors;
  /** A version saved elsewhere: nothing is sent until the owner has chosen. */
  newer: PhotoToDescribe | null;
}

/** The fields of the describe screen. */
export type Fields = Partial<
  Pick<
    PhotoDraft,
    | "caption"
    | "alt"
    | "dateTaken"
    | "visibility"
    | "animals"
    | "plants"
    | "categories"
    | "keywords"
  >
>;

/** The entry of a stored photo. */
export function entryOf({ photo, etag, altInFile }: PhotoToDescribe): Entry {
  const base = photoDraftOf(photo);
  return {
    photo,
    etag,
    altInFile,
    base,
    draft: base,
    phase: "idle",
    errors: [],
    newer: null,
  };
}

/** Whether there is something to save. */
export function isChanged({ base, draft }: Entry): boolean {
  return base !== draft && !sameValue(base, draft);
}

/**
 * Who sees the photo once its changes are saved: one that is hidden until it is described is shown, unless the owner has
 * other plans. Then it stays so, or is hidden like any other if it has been described.
 */
export function visibilityOnceSaved({ draft }: Entry, shows: boolean): PhotoDraft["visibility"] {
  if (draft.visibility !== "waiting") return draft.visibility;
  if (shows) return "public";
  return draft.alt.trim() === "" ? "waiting" : "internal";
}

/** The fields of the screen that can be in error, in tab order. */
const fieldsInOrder: readonly string[] = ["caption", "alt", ...tagKinds, "dateTaken"];

/** The errors that none of its fields can show. */
export const errorsElsewhere = ({ errors }: Entry) =>
  errors.filter(({ fieldId }) => !fieldsInOrder.includes(fieldId));

/** What keeps a photo from being saved and comes first on the screen: a newer version, an error of none of its fields, or a field. */
export function firstTrouble(entry: Entry): string | undefined {
  if (entry.newer) return "newer";
  if (errorsElsewhere(entry).length > 0) return "fault";
  return fieldsInOrder.find((field) => entry.errors.some(({ fieldId }) => fieldId === field));
}

/** The choice that a box 'Show to visitors' makes; of an untouched photo it leaves nothing to save when it is unticked again. */
export function visibilityTicked({ base, draft }: Entry, isTicked: boolean) {
  if (isTicked) return "public";
  const { visibility } = base;
  return visibility !== "waiting" || sameValue(base, { ...draft, visibility })
    ? visibility
    : "internal";
}

/** The entry with changed fields, whose errors are cleared. */
export function changed(entry: Entry, fields: Fields): Entry {
  const draft = { ...entry.draft, ...fields };
  const errors = entry.errors.filter(({ fieldId }) => fieldId !== "" && !(fieldId in fields));
  return {
    ...entry,
    draft,
    errors,
    phase: entry.phase === "saved" ? "idle" : entry.phase,
  };
}

/** The entry on a newer version of its photo: typed values stay, all others are the stored ones. */
export function onNewer(entry: Entry, newer: PhotoToDescribe): Entry {
  const base = photoDraftOf(newer.photo);
  const { values } = merge(entry.base, entry.draft, base);
  const draft = sameValue(values, base) ? base : values;
  return { ...entry, photo: newer.photo, etag: newer.etag, base, draft, newer: null };
}

/** What is copied from another photo: texts and tags, not the date. */
export function sameAs({ draft }: Entry): Fields {
  const { caption, animals, plants, categories, keywords } = draft;
  return { caption, animals, plants, categories, keywords };
}

/** With these tags added, and caption and date replaced if there are such. */
export function given({ draft }: Entry, fields: Fields): Fields {
  const next: Fields = {
    ...(fields.caption && { caption: fields.caption }),
    ...(fields.dateTaken && { dateTaken: fields.dateTaken }),
  };
  for (const kind of tagKinds) {
    const add = fields[kind] ?? [];
    if (add.some((id) => !draft[kind].includes(id)))
      next[kind] = [...new Set([...draft[kind], ...add])];
  }
  if (fields.visibility) next.visibility = fields.visibility;
  return next;
}
