import type { ReactNode } from "react";

/** What a list shows to have its rows selected; the panel makes it, the lists know no actions. */
export interface Picking<T> {
  /** Above the rows: the checkbox for all of them. */
  above: (rows: readonly T[]) => ReactNode;
  /** The checkbox of a row. */
  boxOf: (row: T, rows: readonly T[]) => ReactNode;
  /** After the rows: the bar with the actions. */
  bar: (rows: readonly T[]) => ReactNode;
}
