import { nameInSentence } from "shared-types/species/name-in-sentence";

/** An animal and the plant it was on, or either: 'Monarch on common milkweed'. */
export const namesOn = (names: readonly string[]): string =>
  names.map((name, n) => (n === 0 ? name : nameInSentence(name))).join(" on ");
