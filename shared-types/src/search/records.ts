import type { SwitchedPage } from "../site/codes";
import { searchedFields } from "./codes";
import { wordsOfCaption, wordsOfNames, wordsOfText, type FieldWords } from "./words";

export type Texts = Readonly<Record<string, readonly string[]>>;

/** What is indexed of a record: its texts by field, and who may find it. */
export interface SearchedRecord {
  id: number;
  /** By field, of `tags` the words themselves (`tagWord`). Computed when it is indexed: of thousands of records that takes a while. */
  texts: () => Texts;
  /** Only the owner sees it. */
  isInternal: boolean;
  /** The page it is on: visitors find it if that is shown. Null: one that always is. */
  page: SwitchedPage | null;
}

/** What is indexed by which of its fields, the weightiest first. */
export const indexedFields = {
  plants: searchedFields.plants,
  animals: searchedFields.animals,
  photos: searchedFields.photos,
  resources: searchedFields.resources,
  plans: searchedFields.plans,
  keywords: ["name"],
  categories: ["name"],
} as const satisfies Record<string, readonly string[]>;

export type IndexedKind = keyof typeof indexedFields;
export const indexedKinds = Object.keys(indexedFields) as IndexedKind[];

/** What photos are tagged with. */
export type TagKind = "plants" | "animals" | "keywords" | "categories";

/** A tag of a photo as one word of its index, so that a species under another name changes no photo there. */
export const tagWord = (kind: TagKind, id: number) => `#${kind.slice(0, 1)}${id}`;

/** How the words of a field are taken from its texts; all others are names. */
const wordsOfField: Readonly<Record<string, (texts: readonly string[]) => FieldWords>> = {
  notes: (texts) => wordsOfText(texts.join(" ")),
  description: (texts) => wordsOfText(texts.join(" ")),
  intro: (texts) => wordsOfText(texts.join(" ")),
  caption: (texts) => wordsOfCaption(texts.join(" ")),
  alt: (texts) => wordsOfCaption(texts.join(" ")),
  tags: (words) => ({ words: [...words], joined: [], isName: false }),
};

/** The words of a record, by field. */
export const wordsOfRecord = (texts: Texts): Record<string, FieldWords> =>
  Object.fromEntries(
    Object.entries(texts).map(([field, own]) => [
      field,
      wordsOfField[field]?.(own) ?? wordsOfNames(...own),
    ]),
  );
