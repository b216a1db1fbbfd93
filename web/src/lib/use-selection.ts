import { useState } from "react";
import { selecting, type Selection } from "./selection";

/**
 * The selected entries of a list; they stay selected across pages and searches. `onChoose` is called for
 * every new selection.
 */
export function useSelection<T>(idOf: (item: T) => number, onChoose: () => void) {
  const { toggled, withAll, countOn } = selecting(idOf);
  const [selection, setSelection] = useState<Selection<T>>(new Map());
  const [anchor, setAnchor] = useState<number | null>(null);
  return {
    selection,
    /** How many of a page are selected. */
    countOn: (page: readonly T[]) => countOn(selection, page),
    toggle: (page: readonly T[], id: number, isRange: boolean) => {
      setSelection(toggled(selection, { page, id, anchor, isRange }));
      setAnchor(id);
      onChoose();
    },
    chooseAll: (page: readonly T[], isChosen: boolean) => {
      setSelection(withAll(selection, page, isChosen));
      onChoose();
    },
    clear: () => setSelection(new Map()),
    change: setSelection,
    letGo: (ids: readonly number[]) =>
      // They took a while to go: what was selected since stays.
      setSelection((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
  };
}
