import { calls, type SiteReader } from "shared-types";
import {
  animalFilterSchema,
  check,
  photoFilterSchema,
  plantFilterSchema,
} from "shared-types/schemas";

/** One public read, as asked: what it answers, null where there is nothing or the filter breaks a rule. */
export interface Read {
  /** The path of its call. */
  call: string;
  from: (reader: SiteReader) => Promise<unknown>;
}

type ReadOne = (reader: SiteReader, parameter: string) => Promise<unknown>;

/** The reads by GET that everyone gets the same answer to. */
const reads: [path: string, read: ReadOne][] = [
  [calls.quote.path, (reader, n) => reader.quote(Number(n))],
  [calls.resources.path, (reader) => reader.resources()],
  [calls.cats.path, (reader) => reader.cats()],
  [calls.floraDetail.path, (reader, keyId) => reader.floraDetail(keyId)],
  [calls.faunaDetail.path, (reader, keyId) => reader.faunaDetail(keyId)],
  [calls.photo.path, (reader, photoId) => reader.photoPlace(Number(photoId))],
  [calls.photoCategories.path, (reader) => reader.photoCategories()],
];

/** A path with plain parameters only: what else there is takes the whole way, which knows what to say. */
const patterns = reads.map(([path, read]) => ({
  path,
  read,
  pattern: new RegExp(
    `^${path.replace(/\{(\w+)\}/g, (_, name) => (name === "keyId" ? "([\\w-]+)" : "(\\d{1,9})"))}$`,
  ),
}));

/** The public read at this path; null when there is none. */
export function readAt(path: string): Read | null {
  for (const { path: call, read, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) return { call, from: (reader) => read(reader, found[1] ?? "") };
  }
  return null;
}

/** Whether the answer to this GET of the API may be kept. */
export function isKeptRead(path: string): boolean {
  return keptPaths.some((pattern) => pattern.test(path));
}

/** Also those that only the whole way answers, for their ETag or their odd spelling. */
const keptPaths = [...reads.map(([path]) => path), calls.resource.path].map(
  (path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
);

type Search = (reader: SiteReader, filter: object) => Promise<unknown>;

const searches: Record<string, Search> = {
  [calls.floraList.path]: async (reader, filter) => {
    const checked = await check(plantFilterSchema, filter);
    return "value" in checked ? reader.flora(checked.value) : null;
  },
  [calls.faunaList.path]: async (reader, filter) => {
    const checked = await check(animalFilterSchema, filter);
    return "value" in checked ? reader.fauna(checked.value) : null;
  },
  [calls.photos.path]: async (reader, filter) => {
    const checked = await check(photoFilterSchema, filter);
    return "value" in checked ? reader.photos(checked.value) : null;
  },
};

/** Whether a POST to this path asks for a list. */
export function isSearch(path: string): boolean {
  return Object.hasOwn(searches, path);
}

/** The search at this path with this filter; null when there is none. */
export function searchRead(path: string, filter: object): Read | null {
  const search = searches[path];
  return search ? { call: path, from: (reader) => search(reader, filter) } : null;
}
