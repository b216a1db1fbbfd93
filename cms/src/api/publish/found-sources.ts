import type { Core } from "@strapi/strapi";
import { partOfPhoto } from "shared-types/publish/data";
import type { SearchFiles } from "shared-types/search/files";
import { indexedKinds } from "shared-types/search/records";
import { dependsOn } from "../../cache/dependencies";
import { foundRows } from "../search/found-rows";
import { readSearchFiles } from "../search/published";
import { readSite } from "../site-record/settings";
import type { DataSource } from "./data-sources";
import { readOldNames } from "./old-names";
import { photoKeys } from "./photo-sources";

const isIn = (key: string) => (photoId: number) => partOfPhoto(photoId) === key;

/** What is found in a copy: the texts of its records, and the rows of those that no list of it has. */
export function foundSources(strapi: Core.Strapi): DataSource[] {
  const knex = strapi.db.connection;
  let reading: Promise<SearchFiles> | undefined;

  /** All is read at once, whichever part is asked for. */
  async function texts(): Promise<SearchFiles> {
    for (const kind of indexedKinds) dependsOn(kind, "all");
    await readSite(knex);
    reading ??= readSearchFiles(knex);
    return reading;
  }

  const rows = foundRows(knex, false);
  /** The rows of all that may be found. */
  const all = async <Row>(
    kind: "resources" | "plans",
    read: (ids: number[]) => PromiseLike<Row[]>,
  ): Promise<Row[]> => {
    const ids = (await texts())[kind].map(([id]) => id);
    return ids.length === 0 ? [] : read(ids);
  };

  const sources = [
    {
      name: "texts",
      keys: () => Promise.resolve(indexedKinds.filter((kind) => kind !== "photos")),
      part: async (key) => {
        const kind = indexedKinds.find((one) => one === key);
        return kind ? (await texts())[kind] : [];
      },
    } satisfies DataSource<"texts">,
    {
      name: "photo-texts",
      keys: () => photoKeys(knex),
      part: async (key) => (await texts()).photos.filter(([id]) => isIn(key)(id)),
    } satisfies DataSource<"photo-texts">,
    {
      name: "old-names",
      keys: () => Promise.resolve(["all"]),
      part: async () => readOldNames(strapi, await texts()),
    } satisfies DataSource<"old-names">,
    {
      name: "found-resources",
      keys: () => Promise.resolve(["all"]),
      part: () => all("resources", rows.resources),
    } satisfies DataSource<"found-resources">,
    {
      name: "found-plans",
      keys: () => Promise.resolve(["all"]),
      part: () => all("plans", rows.plans),
    } satisfies DataSource<"found-plans">,
  ];
  return sources;
}
