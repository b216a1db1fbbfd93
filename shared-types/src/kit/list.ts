/** What all filtered lists share (docs/product.md 5.5). */
export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface ColumnLabel<Code extends string> {
  code: Code;
  label: string;
}

/** Maximum length of a search term; longer ones are refused. */
export const searchTermMax = 100;

/** Milliseconds a search box waits after the last key. */
export const searchDebounceMs = 750;

/** Seconds lists and details stay fresh in the browser (docs/product.md 8.2). */
export const freshForSeconds = 3600;
