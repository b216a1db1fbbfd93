import type { SpeciesKind } from "shared-types/species/codes";
import { joinedOf, wordsOf } from "shared-types/name/spelling";
import type { createFinder } from "./find-names";
import { namesIn } from "./names-in-text";

interface Own {
  kind: SpeciesKind;
  nameScientific: string;
}

/** Whether words are a scientific name of one of these, or of a species that a book has. */
export function scientificNamesOf(
  finder: ReturnType<typeof createFinder>,
  own: readonly Own[],
): (words: string) => boolean {
  const ofOwn = new Set(own.map(({ nameScientific }) => joinedOf(nameScientific)));
  return (words) =>
    wordsOf(words).length > 1 && (ofOwn.has(joinedOf(words)) || finder.hasScientific(words));
}

/**
 * Which of these has its scientific name in a text among other words, as `Danaus plexippus (Monarch)`; null for none, and where the text
 * names another species too, which only a book may know.
 */
export function ownInText<One extends Own>(
  finder: ReturnType<typeof createFinder>,
  own: readonly One[],
): (text: string) => One | null {
  const isScientific = scientificNamesOf(finder, own);
  return (text) => {
    const names = namesIn(text, isScientific);
    const joined = new Set(names.map(joinedOf));
    const [one, ...others] = own.filter(({ nameScientific }) =>
      joined.has(joinedOf(nameScientific)),
    );
    if (!one || others.length > 0) return null;
    const keyOf = (name: string) => finder.speciesKey(one.kind, name);
    return names.every((name) => keyOf(name) === keyOf(one.nameScientific)) ? one : null;
  };
}
