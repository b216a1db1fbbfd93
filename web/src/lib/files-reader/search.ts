import { joinedOf } from "shared-types/name/spelling";
import { keyOfTexts, type OldNames } from "shared-types/publish/data";
import { answerOf, type FoundRows } from "shared-types/search/answer";
import type { SearchAnswer } from "shared-types/search/answers";
import {
  indexFiles,
  mayFindAll,
  type IndexedTexts,
  type SearchFiles,
} from "shared-types/search/files";
import { findWords, type Indexes } from "shared-types/search/find";
import { indexedKinds } from "shared-types/search/records";
import type { CopyData } from "./data";
import { photosById } from "./photos";

/** Lets the page have its turn while texts are indexed. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

async function readIndexes(data: CopyData): Promise<Indexes> {
  const files = await Promise.all(
    indexedKinds.map(async (kind): Promise<[string, IndexedTexts]> => {
      if (kind === "photos") return [kind, (await data.all("photo-texts")).flat()];
      const keys = (await data.keys("texts")).filter((key) => key.startsWith(keyOfTexts(kind)));
      const parts = await Promise.all(keys.map((key) => data.part("texts", key)));
      return [kind, parts.flatMap((part) => part ?? [])];
    }),
  );
  return indexFiles(Object.fromEntries(files) as SearchFiles, nextTurn);
}

const readOldNames = async (data: CopyData): Promise<OldNames> =>
  Object.assign({}, ...(await data.all("old-names"))) as OldNames;

/** Those of some rows that have these ids. */
const withIds = <Row>(rows: readonly Row[], ids: number[], idOf: (row: Row) => number): Row[] => {
  const asked = new Set(ids);
  return rows.filter((row) => asked.has(idOf(row)));
};

const rowsIn = (data: CopyData): FoundRows => ({
  plants: async (ids) => withIds((await data.all("flora")).flat(), ids, ({ plantId }) => plantId),
  animals: async (ids) =>
    withIds((await data.all("fauna")).flat(), ids, ({ animalId }) => animalId),
  photos: (ids) => photosById(data, ids),
  resources: async (ids) =>
    withIds((await data.all("found-resources")).flat(), ids, ({ resourceId }) => resourceId),
  plans: async (ids) =>
    withIds((await data.all("found-plans")).flat(), ids, ({ planId }) => planId),
});

/** The search over a copy, whose index is made by the first one. */
export function openSearch(data: CopyData): (text: string) => Promise<SearchAnswer> {
  let reading: Promise<[Indexes, OldNames]> | undefined;
  return async (text) => {
    reading ??= Promise.all([readIndexes(data), readOldNames(data)]);
    // What could not be fetched is asked for again.
    reading.catch(() => (reading = undefined));
    const [indexes, oldNames] = await reading;
    return answerOf(
      findWords(indexes, text, () => oldNames[joinedOf(text)] ?? [], mayFindAll),
      rowsIn(data),
    );
  };
}
