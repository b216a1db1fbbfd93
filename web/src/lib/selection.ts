/** The selected entries of all pages, by id, in order of selection. */
export type Selection<T> = ReadonlyMap<number, T>;

/** A hint about selecting. */
export const rangeHint = "Hold Shift and click to select a range.";

interface Toggle<T> {
  /** The entries of the page, in their order. */
  page: readonly T[];
  id: number;
  /** The entry selected last on this page, where a Shift range starts. */
  anchor: number | null;
  isRange: boolean;
}

/** What can be done to a selection of one kind of entries. */
export function selecting<T>(idOf: (item: T) => number) {
  /** The entries between two of a page, inclusive; only the second if the first is not on the page. */
  function range(page: readonly T[], anchor: number | null, id: number): T[] {
    const to = page.findIndex((item) => idOf(item) === id);
    const from = page.findIndex((item) => idOf(item) === anchor);
    if (to < 0) return [];
    if (from < 0) return page.slice(to, to + 1);
    return page.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** Selects or deselects all of these entries. */
  function withAll(selection: Selection<T>, items: readonly T[], isChosen: boolean): Selection<T> {
    const next = new Map(selection);
    for (const item of items) {
      if (isChosen) next.set(idOf(item), item);
      else next.delete(idOf(item));
    }
    return next;
  }

  return {
    withAll,
    /** Selects or deselects an entry, and a whole range along with it. */
    toggled: (selection: Selection<T>, { page, id, anchor, isRange }: Toggle<T>): Selection<T> =>
      withAll(selection, range(page, isRange ? anchor : null, id), !selection.has(id)),
    /** How many of a page are selected. */
    countOn: (selection: Selection<T>, page: readonly T[]): number =>
      page.filter((item) => selection.has(idOf(item))).length,
  };
}
