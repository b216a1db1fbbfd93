import type { PhotoToDescribe } from "shared-types/photo/answers";
import { merge } from "../../../../components/form/merge";
import type { Draft } from "../../../../lib/drafts";
import { describedPhotos, type DescribedPhotos } from "./described-photos";
import { changed, entryOf, given, isChanged, onNewer, sameAs, type Fields } from "./entry";
import { createSaveRound, type SaveRoundOptions } from "./save-round";

interface DescriberOptions extends SaveRoundOptions {
  photos: readonly PhotoToDescribe[];
}

export interface Describer extends Pick<DescribedPhotos, "ids" | "store" | "entry" | "summary"> {
  change: (photoId: number, fields: Fields) => void;
  /** Adds tags and replaces caption and date. */
  give: (photoIds: Iterable<number>, fields: Fields) => void;
  sameAsAbove: (photoId: number) => void;
  /** Takes the newer version, with or without what was typed here. */
  takeNewer: (photoId: number, keepsMine: boolean) => void;
  /** Puts back what was typed in an earlier visit; a version saved since then must be answered, as after a 412. */
  restore: (photoId: number, draft: Draft) => void;
  /** Takes over what others have saved, for photos without changes here. */
  adopt: (photos: readonly PhotoToDescribe[]) => void;
  /** Whether saving shows the photos that are hidden until they are described. */
  setShows: (shows: boolean) => void;
  saveAll: () => Promise<void>;
}

/** The photos on the describe screen, and the actions on them. */
export function createDescriber({ photos, ...saving }: DescriberOptions): Describer {
  const described = describedPhotos(photos);
  const { ids, store, entry, has, put, summary, count } = described;
  const change = (photoId: number, fields: Fields) => put(changed(entry(photoId), fields));

  return {
    ids,
    store,
    entry,
    summary,
    setShows: (shows) => count({ shows, notice: "" }),
    saveAll: createSaveRound(described, saving),
    change(photoId, fields) {
      change(photoId, fields);
      count({ notice: "" });
    },
    give(photoIds, fields) {
      for (const photoId of photoIds) change(photoId, given(entry(photoId), fields));
      count({ notice: "" });
    },
    sameAsAbove(photoId) {
      const above = ids[ids.indexOf(photoId) - 1];
      if (above === undefined) return;
      change(photoId, sameAs(entry(above)));
      count({ notice: "" });
    },
    takeNewer(photoId, keepsMine) {
      const now = entry(photoId);
      if (!now.newer) return;
      put(keepsMine ? onNewer(now, now.newer) : entryOf(now.newer));
      count();
    },
    restore(photoId, { base, typed }) {
      const now = entry(photoId);
      const older = { ...now.base, ...base };
      const mine = { ...now.draft, ...typed };
      const { clashes } = merge(older, mine, now.base);
      if (clashes.length === 0) change(photoId, typed);
      else
        put({
          ...now,
          base: older,
          draft: mine,
          newer: { photo: now.photo, etag: now.etag, altInFile: now.altInFile },
        });
      count();
    },
    adopt(newer) {
      if (summary().saving) return;
      for (const one of newer) {
        if (!has(one.photo.photoId)) continue;
        const now = entry(one.photo.photoId);
        if (now.etag === one.etag || isChanged(now) || now.newer) continue;
        put({ ...entryOf(one), phase: now.phase });
      }
    },
  };
}
