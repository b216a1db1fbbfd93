import type { PhotoItem } from "shared-types";

/** The selected photos of all pages, by id, in order of selection. */
export type Selection = ReadonlyMap<number, PhotoItem>;

/** A hint about selecting. */
export const rangeHint = "Hold Shift and click to select a range.";

export const noSelection: Selection = new Map();

interface Toggle {
  /** The photos of the page, in their order. */
  page: readonly PhotoItem[];
  photoId: number;
  /** The photo selected last on this page, where a Shift range starts. */
  anchor: number | null;
  isRange: boolean;
}

/** The photos between two of a page, inclusive; only the second if the first is not on the page. */
function range(page: readonly PhotoItem[], anchor: number | null, photoId: number): PhotoItem[] {
  const to = page.findIndex((photo) => photo.photoId === photoId);
  const from = page.findIndex((photo) => photo.photoId === anchor);
  if (to < 0) return [];
  if (from < 0) return page.slice(to, to + 1);
  return page.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Selects or deselects a photo, and a whole range along with it. */
export function toggled(selection: Selection, toggle: Toggle): Selection {
  const { page, photoId, anchor, isRange } = toggle;
  return withAll(selection, range(page, isRange ? anchor : null, photoId), !selection.has(photoId));
}

/** Selects or deselects all of these photos. */
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

/** How many of a page are selected. */
export function countOn(selection: Selection, page: readonly PhotoItem[]): number {
  return page.filter(({ photoId }) => selection.has(photoId)).length;
}
