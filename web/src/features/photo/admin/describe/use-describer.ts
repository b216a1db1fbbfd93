import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { ownerSaveQuietly } from "../../../../lib/owner-calls";
import { readDetails } from "../../../../lib/owner-photos";
import { announceSave } from "../../../../lib/announce-save";
import type { DescribeData } from "./describe-reads";
import type { Summary } from "./described-photos";
import { createDescriber, type Describer } from "./describer";
import type { Entry } from "./entry";

/** The describer of the screen's photos; it lives as long as they stay the same. */
export function useDescriber({ photos }: DescribeData): Describer {
  const [describer] = useState(() =>
    createDescriber({
      photos,
      // `onSaved` follows the last of them.
      save: (body, ifMatch, idempotencyKey) =>
        ownerSaveQuietly("POST /api/photoupdate", { body, ifMatch, idempotencyKey }),
      read: readDetails,
      onSaved: announceSave,
    }),
  );
  useEffect(() => describer.adopt(photos), [describer, photos]);
  return describer;
}

/** One of its photos; typing in another does not render this one again. */
export function useEntry(describer: Describer, photoId: number): Entry {
  return useStore(describer.store, () => describer.entry(photoId));
}

/** Whether saving shows the photos that are hidden until they are described. */
export function useShows(describer: Describer): boolean {
  return useStore(describer.store, ({ summary }) => summary.shows);
}

/** Whether some of the photos are hidden until they are described. */
export function useIsWaiting(describer: Describer): boolean {
  return useStore(describer.store, ({ entries }) =>
    [...entries.values()].some(({ base }) => base.visibility === "waiting"),
  );
}

/** The state of the whole screen. */
export function useSummary(describer: Describer): Summary {
  return useStore(
    describer.store,
    useShallow(({ summary }) => summary),
  );
}
