import type { PhotoDraft } from "shared-types/photo/schema";
import { suggestAlt } from "shared-types/photo/proposed-alt";
import { dateOf } from "../../../../lib/format";

/** What the proposed alt text is made from, besides the photo. */
export interface AltKnowledge {
  /** Common names of public plants and animals only: the alt text is public. */
  plants: ReadonlyMap<number, string>;
  animals: ReadonlyMap<number, string>;
  keywords: ReadonlyMap<number, string>;
  timeZone: string;
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? []);

const byName = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  named(ids, names).sort((a, b) => a.localeCompare(b, "en"));

/** The alt text that the site will propose for a photo once this is saved. */
export function proposedAlt(photo: PhotoDraft, known: AltKnowledge): string {
  return suggestAlt({
    names: [...byName(photo.plants, known.plants), ...byName(photo.animals, known.animals)],
    caption: photo.caption,
    keywords: named(photo.keywords, known.keywords),
    day: dateOf(photo.dateTaken, known.timeZone),
    visibility: photo.visibility,
  });
}
