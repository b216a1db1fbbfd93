import type { Schema } from "yup";
import { validateValues } from "./errors";
import { merge, sameValue, type Clash } from "./merge";

/** A version of the record. */
interface Stored<V> {
  values: V;
  etag: string | undefined;
}

/** How long a save waits for the version that the one before it stored, in milliseconds. */
const behindMs = 5000;

/** The version of a record that its form is based on, and how it follows the form's own saves. */
export interface Versions<V> {
  base: () => Stored<V>;
  /** Saved by this form, while the ETag of that version is not known yet. */
  isBehind: () => boolean;
  /** A version has come: the form is based on it now. */
  standOn: (stored: Stored<V>) => void;
  /** The form's values are stored, as sent or as cast from it. */
  keep: (values: V, cast: V) => void;
  /** Something was stored beside the form: the next version is no one else's. */
  keepBeside: () => void;
  /** What is sent of `value`: over the version that the last save stored, which is awaited. */
  overNewest: (value: V, schema: Schema<V>) => Promise<{ values: V; clashes: Clash[] }>;
}

export function createVersions<V extends object>(first: Stored<V>): Versions<V> {
  let base = first;
  let isBehind = false;
  let arrive: (stored: Stored<V> | null) => void = () => undefined;

  const next = () =>
    new Promise<Stored<V> | null>((resolve) => {
      arrive = resolve;
      setTimeout(() => resolve(null), behindMs);
    });

  return {
    base: () => base,
    isBehind: () => isBehind,
    standOn(stored) {
      base = stored;
      isBehind = false;
      arrive(stored);
    },
    keep(values, sent) {
      // A save that changes nothing leaves the ETag as it is: none follows.
      isBehind ||= ![values, sent].some((saved) => sameValue(saved, base.values));
      base = { ...base, values };
    },
    keepBeside() {
      isBehind = true;
    },
    async overNewest(value, schema) {
      const last = base;
      const come = isBehind && last.etag !== undefined ? await next() : null;
      if (!come) return { values: value, clashes: [] };
      const before = await validateValues(schema, last.values);
      const now = await validateValues(schema, come.values);
      return merge(before.value, value, now.value);
    },
  };
}
