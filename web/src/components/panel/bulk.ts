import type { ComponentType } from "react";
import type { KeptRecord } from "shared-types/history/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Schema } from "yup";

/** A change of several records: the fields that get the same value in each. */
export interface BulkChange<Change extends { ids: number[] }> {
  schema: Schema<Change>;
  /** ChangeFields. */
  Fields: ComponentType;
  save: (change: Change) => Promise<ValidationErrors>;
}

/** What can be done with several records of an index at once. */
export interface Bulk<T, Change extends { ids: number[] } = never> {
  /** The noun, singular and plural. */
  noun: readonly [one: KeptRecord["kind"], many: string];
  idOf: (item: T) => number;
  nameOf: (item: T) => string;
  change?: BulkChange<Change>;
  /** What a deletion of these leaves, or takes along. */
  leaves: (items: readonly T[]) => string;
  remove: (ids: number[]) => Promise<ValidationErrors>;
}

/** Names in a question: the first few, and how many more there are. */
export function namesOf(names: readonly string[], most = 5): string {
  const quoted = names.slice(0, most).map((name) => `“${name}”`);
  const rest = names.length - quoted.length;
  return rest > 0 ? `${quoted.join(", ")} and ${rest} more` : quoted.join(", ");
}
