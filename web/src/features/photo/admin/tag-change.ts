import type { Option, PhotoItem, PhotosTag, PhotoTags } from "shared-types";
import { countOf } from "../../../lib/format";
import type { Selection } from "./selection";

/** The four kinds, in the order of the forms. */
export const tagKinds = ["animals", "plants", "categories", "keywords"] as const;
export type TagKind = (typeof tagKinds)[number];

export const noTags: PhotoTags = { animals: [], plants: [], categories: [], keywords: [] };

/** What is picked in the dialog and not yet saved. */
export type TagPicks = Omit<PhotosTag, "photoIds">;

export const noPicks: TagPicks = { add: noTags, remove: noTags };

/** How many tags in all. */
export function tagCount(tags: PhotoTags): number {
  return tagKinds.reduce((sum, kind) => sum + tags[kind].length, 0);
}

/** Only the tags that some of the photos have, and on how many of them: what can be taken away. */
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

/** The picked tags that some of the photos have: other photos may be chosen than when they were picked. */
export function stillInUse(picked: PhotoTags, photos: readonly PhotoItem[]): PhotoTags {
  const left = { ...picked };
  for (const kind of tagKinds)
    left[kind] = picked[kind].filter((key) => photos.some((photo) => photo[kind].includes(key)));
  return left;
}

/** The chosen photos after a change that the server has made: what they were read with is old now. */
export function retagged(selection: Selection, add: PhotoTags, remove: PhotoTags): Selection {
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

/** What was done, in words: '3 tags given to 10 photos, 1 taken away.' */
export function taggedWords(photos: number, add: PhotoTags, remove: PhotoTags): string {
  const given = tagCount(add);
  const taken = tagCount(remove);
  const whom = countOf(photos, "photo", "photos");
  const giving = `${countOf(given, "tag", "tags")} given to ${whom}`;
  if (taken === 0) return `${giving}.`;
  if (given === 0) return `${countOf(taken, "tag", "tags")} taken from ${whom}.`;
  return `${giving}, ${taken} taken away.`;
}
