/** A field that this form and someone else changed, each in his own way. */
export interface Clash {
  fieldId: string;
  stored: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What a form shows after the record was stored anew: fields typed in stay as typed, the others take
 * what is stored. `clashes` are those typed in where the stored value changed too.
 */
export function merge<V extends object>(
  base: V,
  mine: V,
  stored: V,
): { values: V; clashes: Clash[] } {
  const values = { ...stored };
  const clashes: Clash[] = [];
  for (const key of Object.keys(stored) as (keyof V & string)[]) {
    if (same(mine[key], base[key])) continue;
    values[key] = mine[key];
    const theirs = !same(stored[key], base[key]) && !same(stored[key], mine[key]);
    if (theirs) clashes.push({ fieldId: key, stored: stored[key] });
  }
  return { values, clashes };
}
