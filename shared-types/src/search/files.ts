import { indexedFields, indexedKinds, type IndexedKind, type Texts } from "./records";
import type { Indexes } from "./find";
import { TextIndex, type MayFind } from "./text-index";

/** The texts of records by their ids. */
export type IndexedTexts = readonly (readonly [id: number, texts: Texts])[];

/** What a copy of the site has of the search: the texts of public records. Nothing else is in its indexes. */
export type SearchFiles = Record<IndexedKind, IndexedTexts>;

/** A copy has nothing that visitors may not find. */
export const mayFindAll: MayFind = () => true;

/** The indexes of a copy. `nextTurn`: lets the page have its turn. */
export async function indexFiles(
  files: SearchFiles,
  nextTurn: () => Promise<void>,
): Promise<Indexes> {
  const made = new Map<IndexedKind, TextIndex>();
  for (const kind of indexedKinds) {
    const index = new TextIndex(indexedFields[kind], nextTurn);
    const records = files[kind].map(([id, texts]) => ({
      ...{ id, isInternal: false, page: null },
      texts: () => texts,
    }));
    await index.replace([], records);
    made.set(kind, index);
  }
  return Object.fromEntries(made) as Indexes;
}
