import { wordKey } from "shared-types/photo-word/codes";
import type { AcceptedWord } from "shared-types/photo-word/schema";
import type { PhotoWord } from "shared-types/photo-word/answers";

/** What a word may be, as the book or the site has it. */
export type Named = PhotoWord & { kind: "plant" | "animal" };

/** A word of the photos, and the species that it may name: of several, the owner says which. */
export interface WordRow {
  word: string;
  photos: number;
  named: Named[];
}

const isNamed = (line: PhotoWord): line is Named => line.kind !== "";

/** The words that name species, in their order, and those that name none. */
export function wordRows(words: readonly PhotoWord[]): { rows: WordRow[]; others: string[] } {
  const rows = new Map<string, WordRow>();
  for (const line of words.filter(isNamed)) {
    const row = rows.get(line.word) ?? { word: line.word, photos: line.photos, named: [] };
    row.named.push(line);
    rows.set(line.word, row);
  }
  const others = words.filter((line) => !isNamed(line)).map(({ word }) => word);
  return { rows: [...rows.values()], others };
}

/** What the owner has changed of the proposals: words that are left out, and which species a word names. */
interface WordChoices {
  left: ReadonlySet<string>;
  species: ReadonlyMap<string, string>;
}

/** Which species a word is to be; undefined while that is a question. */
export const chosenOf = ({ word, named }: WordRow, { species }: WordChoices): Named | undefined =>
  named.length === 1 ? named[0] : named.find((one) => speciesId(one) === species.get(word));

/** Tells the species of a word apart. */
export const speciesId = ({ kind, nameScientific, recordId }: PhotoWord): string =>
  `${kind} ${recordId} ${nameScientific}`;

/** What is sent of the rows that are ticked and clear. */
export function acceptedOf(rows: readonly WordRow[], choices: WordChoices): AcceptedWord[] {
  return rows.flatMap((row) => {
    const chosen = chosenOf(row, choices);
    if (!chosen || choices.left.has(row.word)) return [];
    return [{ word: row.word, kind: chosen.kind, nameScientific: chosen.nameScientific }];
  });
}

/** The words that are species, in the form in which spellings agree: they are not offered as keywords too. */
export const speciesWords = (words: readonly PhotoWord[]): ReadonlySet<string> =>
  new Set(words.filter(isNamed).map(({ word }) => wordKey(word)));
