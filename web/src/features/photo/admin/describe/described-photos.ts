import type { PhotoToDescribe } from "shared-types/photo/answers";
import { createStore, type StoreApi } from "zustand/vanilla";
import { entryOf, isChanged, type Entry } from "./entry";

/** The state of the whole screen. */
export interface Summary {
  changed: number;
  /** Changed, but not savable before an error is fixed or a version is chosen. */
  troubled: number;
  /** How far a running round of saves is. */
  saving: { done: number; total: number } | null;
  /** Whether saving shows the photos that are hidden until they are described. */
  shows: boolean;
  /** What the last round of saves has stored, in words. */
  notice: string;
  /** Which photos it could not store, in words, until none of them waits for the owner. */
  refused: string;
  /** Why the last round ended early. */
  fault: string;
}

interface State {
  entries: ReadonlyMap<number, Entry>;
  summary: Summary;
}

/** The photos on the describe screen, with what is typed in their fields. */
export interface DescribedPhotos {
  ids: readonly number[];
  store: StoreApi<State>;
  /** @throws Error for a photo that is not on this screen. */
  entry: (photoId: number) => Entry;
  has: (photoId: number) => boolean;
  put: (next: Entry) => void;
  summary: () => Summary;
  /** Recounts the changed photos, and updates the messages. */
  count: (more?: Partial<Summary>) => void;
}

const isTroubled = (one: Entry) => one.errors.length > 0 || one.newer !== null;

/** The photos as the server has them. */
export function describedPhotos(photos: readonly PhotoToDescribe[]): DescribedPhotos {
  const store = createStore<State>(() => ({
    entries: new Map(photos.map((one) => [one.photo.photoId, entryOf(one)])),
    summary: {
      ...{ changed: 0, troubled: 0, saving: null, shows: true },
      ...{ notice: "", refused: "", fault: "" },
    },
  }));
  const entries = () => store.getState().entries;

  return {
    ids: photos.map(({ photo }) => photo.photoId),
    store,
    has: (photoId) => entries().has(photoId),
    entry(photoId) {
      const found = entries().get(photoId);
      if (!found) throw new Error(`Photo ${photoId} is not on this screen.`);
      return found;
    },
    put: (next) => store.setState({ entries: new Map(entries()).set(next.photo.photoId, next) }),
    summary: () => store.getState().summary,
    count(more = {}) {
      const open = [...entries().values()].filter((one) => isChanged(one) || one.newer !== null);
      const { summary } = store.getState();
      const troubled = open.filter(isTroubled).length;
      const next = { ...summary, ...more, changed: open.length, troubled };
      store.setState({ summary: { ...next, refused: troubled > 0 ? next.refused : "" } });
    },
  };
}
