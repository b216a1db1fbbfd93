import type { Option, PhotoItem, PhotosTag, PhotoTags } from "shared-types";
import { countOf } from "../../../lib/format";
import type { Selection } from "../../../lib/selection";

/** The four kinds, in the order of the forms. */
export const tagKinds = ["animals", "plants", "categories", "keywords"] as const;
export type TagKind = (typeof tagKinds)[number];

export const noTags: PhotoTags = { animals: [], plants: [], categories: [], keywords: [] };

/** The unsaved picks of the dialog. */
export type TagPicks = Omit<PhotosTag, "photoIds">;

export const noPicks: TagPicks = { add: noTags, remove: noTags };

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

/** The selected photos after a change that the server has made. */
export function retagged(
  selection: Selection<PhotoItem>,
  add: PhotoTags,
  remove: PhotoTags,
): Selection<PhotoItem> {
  const change = (photo: PhotoItem): PhotoItem => {
    const next = { ...photo };
    for (const kind of tagKinds) {
      const gone = new Set(remove[kind]);
      next[kind] = [...new Set([...photo[kind], ...add[kind]])].filter((key) => !gone.has(key));
    }
    return next;
  };
  return new Map([...selection].map(([photoId, photo]) => [photoId, change(photo)]));
}

/** A message about the change. */
export function taggedWords(photos: number, add: PhotoTags, remove: PhotoTags): string {
  const given = tagCount(add);
  const taken = tagCount(remove);
  const whom = countOf(photos, "photo", "photos");
  const giving = `${countOf(given, "tag", "tags")} added to ${whom}`;
  if (taken === 0) return `${giving}.`;
  if (given === 0) return `${countOf(taken, "tag", "tags")} removed from ${whom}.`;
  return `${giving}, ${taken} removed.`;
}
