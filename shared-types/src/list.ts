/** What all filtered lists share (spec §9). */
export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface ColumnLabel<Code extends string> {
  code: Code;
  label: string;
}

/** An entry of a select: a number and what it reads. */
export interface Option {
  Key: number;
  Value: string;
}

/** A search term is at most this long; longer ones are refused. */
export const searchTermMax = 100;

/** Milliseconds a search box waits after the last key (spec §5). */
export const searchDebounceMs = 750;

/** Seconds lists and details stay fresh in the browser (spec §9). */
export const freshForSeconds = 3600;
