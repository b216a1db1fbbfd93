import type { SpeciesKind } from "shared-types/species/codes";
import { suggestKeyId } from "shared-types/species/key-id";

/**
 * A free key from the first of the names that gives one; a name in another script has no letters for one, and a common one
 * no key left.
 */
export function freeKey(
  kind: SpeciesKind,
  names: readonly string[],
  taken: ReadonlySet<string>,
): string {
  const key = names.map((name) => suggestKeyId(name, taken)).find((name) => name !== "");
  if (key !== undefined) return key;
  let number = taken.size + 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
