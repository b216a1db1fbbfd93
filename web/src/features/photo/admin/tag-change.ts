import type { Option } from "shared-types/kit/list-answers";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotosTag, PhotoTags } from "shared-types/photo/schema";
import { countOf } from "../../../lib/format";
import type { Selection } from "../../../lib/selection";
import type { TagNotesForm } from "./tag-notes-form";

/** The four kinds, in the order of the forms. */
export const tagKinds = ["animals", "plants", "categories", "keywords"] as const;
type TagKind = (typeof tagKinds)[number];

export const noTags: PhotoTags = { animals: [], plants: [], categories: [], keywords: [] };

/** The unsaved picks of the dialog. */
export interface TagPicks extends Pick<PhotosTag, "add" | "remove"> {
  /** Stages and interactions, by their fields. */
  notes: TagNotesForm;
}

export const noPicks: TagPicks = { add: noTags, remove: noTags, notes: {} };

/** How many tags in all. */
export function tagCount(tags: PhotoTags): number {
  return tagKinds.reduce((sum, kind) => sum + tags[kind].length, 0);
}

/** The tags that some of the photos have, with how many: what can be removed. */
export function tagsInUse(
  options: readonly Option[],
  kind: TagKind,
  photos: readonly PhotoItem[],
): Option[] {
  const uses = new Map<number, number>();
  for (const photo of photos) {
    for (const key of photo[kind]) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return options.flatMap(({ Key, Value }) => {
    const count = uses.get(Key);
    return count === undefined ? [] : [{ Key, Value: `${Value} (${count})` }];
  });
}

/** The picked tags that some of the photos still have, because the selection may have changed. */
export function stillInUse(picked: PhotoTags, photos: readonly PhotoItem[]): PhotoTags {
  const left = { ...picked };
  for (const kind of tagKinds)
    left[kind] = picked[kind].filter((key) => photos.some((photo) => photo[kind].includes(key)));
  return left;
}

/** The selected photos after a change; a tag that is both added and removed is added. */
export function retagged(
  selection: Selection<PhotoItem>,
  { add, remove }: Pick<PhotosTag, "add" | "remove">,
): Selection<PhotoItem> {
  const change = (photo: PhotoItem): PhotoItem => {
    const next = { ...photo };
    for (const kind of tagKinds) {
      const gone = new Set(remove[kind]);
      const left = photo[kind].filter((key) => !gone.has(key));
      next[kind] = [...new Set([...left, ...add[kind]])];
    }
    return next;
  };
  return new Map([...selection].map(([photoId, photo]) => [photoId, change(photo)]));
}

/** The photos that the change changes; where it says a stage, that may be all of them. */
export function changedBy(change: PhotosTag, selection: Selection<PhotoItem>): number[] {
  if (change.tagNotes) return [...selection.keys()];
  const next = retagged(selection, change);
  const isOther = (id: number, photo: PhotoItem) =>
    tagKinds.some((kind) => {
      const tags = next.get(id)?.[kind] ?? [];
      return tags.length !== photo[kind].length || tags.some((tag) => !photo[kind].includes(tag));
    });
  return [...selection].flatMap(([id, photo]) => (isOther(id, photo) ? [id] : []));
}

/** A message about the change. */
export function taggedWords({ photoIds, add, remove, tagNotes }: PhotosTag): string {
  const [given, taken] = [tagCount(add), tagCount(remove)];
  const whom = countOf(photoIds.length, "photo", "photos");
  const saved = "stage and interaction saved";
  if (given + taken === 0) return `${whom}: ${saved}.`;
  const tags =
    given === 0
      ? `${countOf(taken, "tag", "tags")} removed from ${whom}`
      : `${countOf(given, "tag", "tags")} added to ${whom}${taken > 0 ? `, ${taken} removed` : ""}`;
  return tagNotes ? `${tags}; ${saved}.` : `${tags}.`;
}
