import type { IndexedTexts, SearchFiles } from "shared-types/search/files";
import { indexedKinds, tagWord, type IndexedKind } from "shared-types/search/records";
import type { MayFind } from "shared-types/search/text-index";
import type { ShownPages } from "shared-types/site/codes";
import type { Knex } from "../../database/knex";
import { idOf } from "../../database/row";
import { tagKindNames, type TagKind } from "../../database/tag-kinds";
import { tagsOfPublicPhotos } from "../photo/tag-query";
import { readSite } from "../site-record/settings";
import { textReaders } from "./query";

/** What visitors find: what is not internal, on a page that is shown. */
export const visitorsMayFind =
  (pages: ShownPages): MayFind =>
  ({ isInternal, page }) =>
    !isInternal && (page === null || pages[page]);

/** What a copy has of the search beside the texts of photos. */
export type TextsOfRecords = Omit<SearchFiles, "photos">;

export const kindsOfRecords = indexedKinds.filter((kind) => kind !== "photos");

/** The records of a kind that a copy may find: of keywords and categories those that public photos have. */
async function readRecords(knex: Knex, kind: IndexedKind, mayFind: MayFind): Promise<IndexedTexts> {
  const records = (await textReaders[kind](knex, null)).filter(mayFind);
  const isTag = kind === "keywords" || kind === "categories";
  const used = isTag ? new Set((await tagsOfPublicPhotos(knex, kind)).map(idOf)) : null;
  return records
    .filter(({ id }) => used === null || used.has(id))
    .map(({ id, texts }) => [id, texts()]);
}

export async function readTextsOfRecords(knex: Knex): Promise<TextsOfRecords> {
  const { pages } = await readSite(knex);
  const all: Record<string, IndexedTexts> = {};
  for (const kind of kindsOfRecords)
    all[kind] = await readRecords(knex, kind, visitorsMayFind(pages));
  return all as TextsOfRecords;
}

/** The texts of those of some photos that visitors see, with the tags that are among the records. */
export async function readTextsOfPhotos(
  knex: Knex,
  ids: number[] | null,
  records: Pick<TextsOfRecords, TagKind>,
): Promise<IndexedTexts> {
  const known = new Set(
    tagKindNames.flatMap((kind) => records[kind].map(([id]) => tagWord(kind, id))),
  );
  const photos = await textReaders.photos(knex, ids);
  return photos
    .filter(({ isInternal }) => !isInternal)
    .map(({ id, texts }) => {
      const all = texts();
      return [id, { ...all, tags: (all["tags"] ?? []).filter((word) => known.has(word)) }];
    });
}
