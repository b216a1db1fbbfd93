import type { PhotoToDescribe } from "shared-types";
import type { AltKnowledge } from "./alt-proposal";
import { entryOf, isChanged, type Entry } from "./entry";

/** How the screen as a whole stands. */
export interface Summary {
  changed: number;
  /** Changed, and not to be saved before something is mended or chosen. */
  troubled: number;
  isSaving: boolean;
  /** What became of the last round, in words. */
  said: string;
  /** Why the last round ended early. */
  fault: string;
}

/** What stands in each photo's fields; who subscribes to one hears of that one only. */
export interface DescribedPhotos {
  ids: readonly number[];
  /** @throws Error for a photo that is not on this screen. */
  entry: (photoId: number) => Entry;
  has: (photoId: number) => boolean;
  put: (next: Entry) => void;
  summary: () => Summary;
  /** Counts anew what is changed, and takes over what is said. */
  count: (more?: Partial<Summary>) => void;
  subscribe: (photoId: number | "summary", heard: () => void) => () => void;
}

const isTroubled = (one: Entry) => one.errors.length > 0 || one.newer !== null;

/** The photos as the server has them. */
export function describedPhotos(
  photos: readonly PhotoToDescribe[],
  known: AltKnowledge,
): DescribedPhotos {
  const entries = new Map(photos.map((one) => [one.photo.photoId, entryOf(one, known)]));
  const heard = new Map<number | "summary", Set<() => void>>();
  let summary: Summary = { changed: 0, troubled: 0, isSaving: false, said: "", fault: "" };

  const ring = (key: number | "summary") => heard.get(key)?.forEach((call) => call());

  return {
    ids: photos.map(({ photo }) => photo.photoId),
    has: (photoId) => entries.has(photoId),
    entry(photoId) {
      const found = entries.get(photoId);
      if (!found) throw new Error(`Photo ${photoId} is not on this screen.`);
      return found;
    },
    put(next) {
      entries.set(next.photo.photoId, next);
      ring(next.photo.photoId);
    },
    summary: () => summary,
    count(more = {}) {
      const open = [...entries.values()].filter((one) => isChanged(one) || one.newer !== null);
      const next = { ...summary, ...more, changed: open.length };
      next.troubled = open.filter(isTroubled).length;
      if (JSON.stringify(next) === JSON.stringify(summary)) return;
      summary = next;
      ring("summary");
    },
    subscribe(key, call) {
      const calls = heard.get(key) ?? new Set();
      heard.set(key, calls.add(call));
      return () => calls.delete(call);
    },
  };
}
