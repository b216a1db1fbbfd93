import { useState } from "react";
import type { PhotoItem, PhotoTags } from "shared-types";
import { noSelection, toggled, withAll } from "./selection";
import { retagged } from "./tag-change";

/**
 * The selected photos; they stay selected across pages and searches. `onChoose` is called for every
 * new selection.
 */
export function useSelection(page: readonly PhotoItem[], onChoose: () => void) {
  const [selection, setSelection] = useState(noSelection);
  const [anchor, setAnchor] = useState<number | null>(null);
  return {
    selection,
    toggle: (photoId: number, isRange: boolean) => {
      setSelection(toggled(selection, { page, photoId, anchor, isRange }));
      setAnchor(photoId);
      onChoose();
    },
    chooseAll: (isChosen: boolean) => {
      setSelection(withAll(selection, page, isChosen));
      onChoose();
    },
    clear: () => setSelection(noSelection),
    retag: (add: PhotoTags, remove: PhotoTags) => setSelection(retagged(selection, add, remove)),
    letGo: (photoIds: readonly number[]) =>
      setSelection(new Map([...selection].filter(([photoId]) => !photoIds.includes(photoId)))),
  };
}
