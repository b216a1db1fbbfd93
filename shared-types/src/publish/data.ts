import type { AnimalRow } from "../animal/answers";
import type { PublishedRecords, Yard } from "../calendar/files";
import type { PhotoItem } from "../photo/answers";
import type { FoldedTagNames, ListedPhoto } from "../photo/list";
import type { PlantRow } from "../plant/answers";
import type { Quote } from "../quote/answers";
import type { ResourceItem } from "../resource/answers";
import type { FoundPlan } from "../search/answers";
import type { IndexedTexts } from "../search/files";
import type { IndexedKind } from "../search/records";

/** Notes as they are searched, by the key of their plant or animal. */
export type FoldedNotes = Readonly<Record<string, string>>;

/** What the books call species of the copy: for each name, as `joinedOf` writes it, the scientific ones, of today and old. */
export type OldNames = Readonly<Record<string, readonly string[]>>;

/**
 * The data of a copy that is in no page's file: what a part holds, by its name. A name has one part or several, each with a key
 * that what is in it does not change, such as a year.
 */
export interface DataParts {
  flora: readonly PlantRow[];
  /** By `partOfRecord`. */
  "flora-notes": FoldedNotes;
  fauna: readonly AnimalRow[];
  /** By `partOfRecord`. */
  "fauna-notes": FoldedNotes;
  /** By `partOfPhoto`. */
  photos: readonly PhotoItem[];
  /** What the gallery is searched and sorted by, by `partOfPhoto`. */
  "photo-list": readonly ListedPhoto[];
  "photo-tag-names": FoldedTagNames;
  /** What is found by which texts, by `keyOfTexts`. */
  texts: IndexedTexts;
  /** The same of photos, by `partOfPhoto`. */
  "photo-texts": IndexedTexts;
  "old-names": OldNames;
  "found-resources": readonly ResourceItem[];
  "found-plans": readonly Omit<FoundPlan, "matched">[];
  yard: Yard;
  /** By year. */
  records: PublishedRecords;
  /** In the owner's order. */
  quotes: readonly Quote[];
}

export type DataName = keyof DataParts;

/** So many ids are in one part: a caption changes one part. */
export const photosInPart = 400;

/** The key of the part that has a photo. */
export const partOfPhoto = (photoId: number): string => String(Math.floor(photoId / photosInPart));

/** So many ids of other records are in one part: their texts are longer. */
export const recordsInPart = 200;

/** The key of the part that has the texts of a record. */
export const partOfRecord = (id: number): string => String(Math.floor(id / recordsInPart));

/** The ids that a part of so many may have, also those of no record: one that is shown from now on changes it. */
export const idsInPart = (key: string, size: number): number[] =>
  Array.from({ length: size }, (_, n) => Number(key) * size + n);

/** What the keys of the texts of a kind begin with, before `partOfRecord`. */
export const keyOfTexts = (kind: IndexedKind): string => `${kind}-`;

/** Where the list of parts is. */
export const dataIndexAddress = "/data/index.json";

/** The addresses of all parts, by name and key; a part that changes gets another. */
export type DataIndex = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How many quotations a page of a copy is told there are: more than anyone has, so that no page changes with one more. */
export const copyQuoteCount = 1_000_000;
