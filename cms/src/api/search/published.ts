import type { SearchFiles } from "shared-types/search/files";
import { indexedKinds, tagWord, type IndexedKind, type Texts } from "shared-types/search/records";
import type { MayFind } from "shared-types/search/text-index";
import type { SwitchedPage } from "shared-types/site/codes";
import type { Knex } from "../../database/knex";
import { tagKindNames } from "../../database/tag-kinds";
import { readSite } from "../site-record/settings";
import { textReaders } from "./query";

/** What visitors find: what is not internal, on a page that is shown. */
export const visitorsMayFind =
  (pages: Record<SwitchedPage, boolean>): MayFind =>
  ({ isInternal, page }) =>
    !isInternal && (page === null || pages[page]);

/** Reads what a copy of the site has of the search: of tags only those that visitors know. */
export async function readSearchFiles(knex: Knex): Promise<SearchFiles> {
  const { pages } = await readSite(knex);
  const mayFind = visitorsMayFind(pages);
  const all = new Map<IndexedKind, [number, Texts][]>();
  for (const kind of indexedKinds) {
    const records = (await textReaders[kind](knex, null)).filter(mayFind);
    all.set(
      kind,
      records.map(({ id, texts }) => [id, texts()]),
    );
  }
  const known = new Set(
    tagKindNames.flatMap((kind) => (all.get(kind) ?? []).map(([id]) => tagWord(kind, id))),
  );
  const used = new Set<string>();
  const photos = (all.get("photos") ?? []).map(([id, texts]): [number, Texts] => {
    const tags = (texts["tags"] ?? []).filter((word) => known.has(word));
    for (const word of tags) used.add(word);
    return [id, { ...texts, tags }];
  });
  all.set("photos", photos);
  for (const kind of ["keywords", "categories"] as const)
    all.set(
      kind,
      (all.get(kind) ?? []).filter(([id]) => used.has(tagWord(kind, id))),
    );
  return Object.fromEntries(all) as unknown as SearchFiles;
}
