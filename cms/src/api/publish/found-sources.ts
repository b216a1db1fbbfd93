import type { Core } from "@strapi/strapi";
import { partOfPhoto, photosInPart } from "shared-types/publish/data";
import type { SearchFiles } from "shared-types/search/files";
import { indexedKinds } from "shared-types/search/records";
import { dependsOn } from "../../cache/dependencies";
import { from } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { idOf } from "../../database/row";
import { readPhotos } from "../photo/query";
import { foundRows } from "../search/found-rows";
import { readSearchFiles } from "../search/published";
import { readSite } from "../site-record/settings";
import type { DataSource } from "./data-sources";
import { readOldNames } from "./old-names";

/** The ids that a part may have, also those of no photo: one that is shown from now on changes it. */
const idsIn = (key: string) =>
  Array.from({ length: photosInPart }, (_, n) => Number(key) * photosInPart + n);

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

  /** The keys of the parts that have photos. */
  async function photoKeys(): Promise<string[]> {
    const rows = await from(knex, "photos").whereRaw(publicPhoto()).select("id").orderBy("id");
    return [...new Set(rows.map((row) => partOfPhoto(idOf(row))))];
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
      keys: photoKeys,
      part: async (key) => (await texts()).photos.filter(([id]) => isIn(key)(id)),
    } satisfies DataSource<"photo-texts">,
    {
      name: "photos",
      keys: photoKeys,
      part: async (key) => {
        const ids = idsIn(key);
        dependsOn("photos", ids);
        return readPhotos(knex, ids, false);
      },
    } satisfies DataSource<"photos">,
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
