import type { Core } from "@strapi/strapi";
import { keyOfTexts, partOfRecord } from "shared-types/publish/data";
import { indexedKinds, type IndexedKind } from "shared-types/search/records";
import { dependsOn, dependsOnAll } from "../../cache/dependencies";
import { tagKindNames } from "../../database/tag-kinds";
import { foundRows } from "../search/found-rows";
import {
  kindsOfRecords,
  readTextsOfPhotos,
  readTextsOfRecords,
  type TextsOfRecords,
} from "../search/published";
import { readSite } from "../site-record/settings";
import { whole, type DataSource } from "./data-source";
import { readOldNames } from "./old-names";
import { photoKeys, photosIn } from "./photo-sources";

/** What is found in a copy: the texts of its records, and the rows of those that no list of it has. */
export function foundSources(strapi: Core.Strapi): DataSource[] {
  const knex = strapi.db.connection;
  let reading: Promise<TextsOfRecords> | undefined;

  /** All is read at once, whichever part is asked for. It depends on these. */
  async function texts(...kinds: IndexedKind[]): Promise<TextsOfRecords> {
    dependsOnAll(...kinds);
    await readSite(knex);
    reading ??= readTextsOfRecords(knex);
    return reading;
  }

  const textsIn = async (kind: Exclude<IndexedKind, "photos">, ...others: IndexedKind[]) =>
    (await texts(kind, ...others))[kind].map(
      (one) => [keyOfTexts(kind) + partOfRecord(one[0]), one] as const,
    );

  const rows = foundRows(knex, false);
  /** The rows of all that may be found. */
  const all = async <Row>(
    kind: "resources" | "plans",
    read: (ids: number[]) => PromiseLike<Row[]>,
  ): Promise<Row[]> => {
    const ids = (await texts(...indexedKinds))[kind].map(([id]) => id);
    return ids.length === 0 ? [] : read(ids);
  };

  const sources = [
    {
      name: "texts",
      async keys() {
        const found = await Promise.all(kindsOfRecords.map((kind) => textsIn(kind)));
        return [...new Set(found.flat().map(([key]) => key))];
      },
      async part(key) {
        const kind = kindsOfRecords.find((one) => key.startsWith(keyOfTexts(one)));
        if (!kind) return [];
        // Keywords and categories are there if a photo has them.
        const found = await (kind === "keywords" || kind === "categories"
          ? textsIn(kind, "photos")
          : textsIn(kind));
        return found.filter(([own]) => own === key).map(([, one]) => one);
      },
    } satisfies DataSource<"texts">,
    {
      name: "photo-texts",
      keys: () => photoKeys(knex),
      async part(key) {
        const ids = photosIn(key);
        dependsOn("photos", ids);
        return readTextsOfPhotos(knex, ids, await texts(...tagKindNames));
      },
    } satisfies DataSource<"photo-texts">,
    whole("old-names", async () => readOldNames(strapi, await texts("plants", "animals"))),
    whole("found-resources", () => all("resources", rows.resources)),
    whole("found-plans", () => all("plans", rows.plans)),
  ];
  return sources;
}
