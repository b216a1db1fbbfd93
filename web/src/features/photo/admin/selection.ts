import type { PhotoItem } from "shared-types";

/** The chosen photos, of this page and of others, by id and in the order of choosing. */
export type Selection = ReadonlyMap<number, PhotoItem>;

/** What the owner may not guess about choosing. */
export const rangeHint = "Shift chooses everything in between.";

export const noSelection: Selection = new Map();

interface Toggle {
  /** The photos of the page, in their order. */
  page: readonly PhotoItem[];
  photoId: number;
  /** The photo chosen before on this page; with Shift everything from there on follows. */
  anchor: number | null;
  isRange: boolean;
}

/** The photos between two of a page, both included; the second alone when the first is not here. */
function range(page: readonly PhotoItem[], anchor: number | null, photoId: number): PhotoItem[] {
  const to = page.findIndex((photo) => photo.photoId === photoId);
  const from = page.findIndex((photo) => photo.photoId === anchor);
  if (to < 0) return [];
  if (from < 0) return page.slice(to, to + 1);
  return page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Chooses a photo or lets go of it; a whole range does what the photo itself does. */
export function toggled(selection: Selection, toggle: Toggle): Selection {
  const { page, photoId, anchor, isRange } = toggle;
  return withAll(selection, range(page, isRange ? anchor : null, photoId), !selection.has(photoId));
}

/** With all of these photos, or without them. */
export function withAll(
  selection: Selection,
  photos: readonly PhotoItem[],
  isChosen: boolean,
): Selection {
  const next = new Map(selection);
  for (const photo of photos) {
    if (isChosen) next.set(photo.photoId, photo);
    else next.delete(photo.photoId);
  }
  return next;
}

/** How many of a page are chosen. */
export function countOn(selection: Selection, page: readonly PhotoItem[]): number {
  return page.filter(({ photoId }) => selection.has(photoId)).length;
}
