import { joinedOf, nameOfToday } from "shared-types/name/spelling";
import type { FoundName } from "shared-types/name/answers";
import { unsure } from "../name/names-in-text";

const genusOf = (nameScientific: string) =>
  nameScientific.replace(/^[x\u00d7]\s*/i, "").split(/\s/)[0] ?? "";

/** Whether a scientific name says which species: a genus alone, sp. and cf. do not. */
export const isSpeciesName = (nameScientific: string): boolean =>
  !unsure.test(nameScientific) &&
  joinedOf(nameScientific) !== joinedOf(genusOf(nameScientific)) &&
  joinedOf(nameScientific) !== "";

/**
 * The species that a word of a photo's file names. The owner's own come before those that only books know. A genus alone is
 * no species, also where a book calls one so: “Aster”, “Magnolia”.
 */
export function speciesNamed(word: string, found: readonly FoundName[]): FoundName[] {
  if (unsure.test(word)) return [];
  const own = found.filter(({ recordId }) => recordId !== 0);
  if (own.length > 0) return own;
  return found.filter(
    (one) =>
      isSpeciesName(nameOfToday(one)) &&
      joinedOf(word) !== joinedOf(genusOf(one.nameScientific)) &&
      joinedOf(word) !== joinedOf(genusOf(nameOfToday(one))),
  );
}
