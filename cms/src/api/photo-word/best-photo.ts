import type { WordPhoto } from "./file-words";

/** The best rated of photos, of several the newest; 0 of none. A rejected one comes after those that nobody has rated. */
export function bestPhoto(photos: readonly WordPhoto[]): number {
  const [best] = photos.toSorted(
    (a, b) => b.rating - a.rating || (a.taken < b.taken ? 1 : a.taken > b.taken ? -1 : b.id - a.id),
  );
  return best?.id ?? 0;
}
