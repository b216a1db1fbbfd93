import { fold } from "./fold";

type Values = Record<string, unknown>;

/** Hidden columns for search and sorting: the attributes each is derived from, and how. */
export type DerivedColumns = Record<
  string,
  { from: readonly string[]; derive: (data: Values) => unknown }
>;

/** '' for anything but a string. */
export const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The texts of some attributes, folded (docs/decisions/004). */
export const foldOf = (...from: string[]) => ({
  from,
  derive: (data: Values) => fold(from.map((attribute) => stringOf(data[attribute])).join(" ")),
});

/** A code's index in its natural order; empty codes come last. */
export const rankOf = (attribute: string, codes: readonly string[]) => ({
  from: [attribute],
  derive: (data: Values) => {
    const index = codes.indexOf(stringOf(data[attribute]));
    return index === -1 ? codes.length : index;
  },
});
