/** A field that this form and someone else changed to different values. */
export interface Clash {
  fieldId: string;
  stored: unknown;
  typed: unknown;
}

/** Whether two values of a field are equal. */
export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Three-way merge after the record was saved elsewhere: edited fields stay as typed, the others take
 * the stored value. `clashes` are edited fields whose stored value changed too.
 */
export function merge<V extends object>(
  base: V,
  mine: V,
  stored: V,
): { values: V; clashes: Clash[] } {
  const values = { ...stored };
  const clashes: Clash[] = [];
  for (const key of Object.keys(stored) as (keyof V & string)[]) {
    if (sameValue(mine[key], base[key])) continue;
    values[key] = mine[key];
    const theirs = !sameValue(stored[key], base[key]) && !sameValue(stored[key], mine[key]);
    if (theirs) clashes.push({ fieldId: key, stored: stored[key], typed: mine[key] });
  }
  return { values, clashes };
}
