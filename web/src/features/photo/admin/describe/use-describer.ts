import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { readPhotosToDescribe, updatePhotoOfMany } from "../../../../lib/owner-client";
import { announceSave } from "../../../../lib/swr";
import type { DescribeData } from "./describe-reads";
import type { Summary } from "./described-photos";
import { createDescriber, type Describer } from "./describer";
import type { Entry } from "./entry";

/** The describer of the screen's photos; it lives as long as they stay the same. */
export function useDescriber({ photos, known }: DescribeData): Describer {
  const [describer] = useState(() =>
    createDescriber({
      photos,
      known,
      save: updatePhotoOfMany,
      read: readPhotosToDescribe,
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

/** The state of the whole screen. */
export function useSummary(describer: Describer): Summary {
  return useStore(
    describer.store,
    useShallow(({ summary }) => summary),
  );
}
