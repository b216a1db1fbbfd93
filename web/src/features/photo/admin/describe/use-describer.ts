import { useEffect, useState, useSyncExternalStore } from "react";
import { readPhotosToDescribe, updatePhotoOfMany } from "../../../../lib/owner-client";
import { announceSave } from "../../../../lib/swr";
import type { DescribeData } from "./describe-reads";
import type { Summary } from "./described-photos";
import { createDescriber, type Describer } from "./describer";
import type { Entry } from "./entry";

/** What is being described; it lives as long as the screen shows the same photos. */
export function useDescriber({ photos, known }: DescribeData): Describer {
  const [describer] = useState(() =>
    createDescriber({
      ...{ photos, known },
      ...{ save: updatePhotoOfMany, read: readPhotosToDescribe, onSaved: announceSave },
    }),
  );
  useEffect(() => describer.adopt(photos), [describer, photos]);
  return describer;
}

/** One photo of it. */
export function useEntry(describer: Describer, photoId: number): Entry {
  return useSyncExternalStore(
    (heard) => describer.subscribe(photoId, heard),
    () => describer.entry(photoId),
  );
}

/** How the whole stands. */
export function useSummary(describer: Describer): Summary {
  return useSyncExternalStore((heard) => describer.subscribe("summary", heard), describer.summary);
}
