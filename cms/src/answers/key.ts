import { calls, type Call } from "shared-types";

/** Reads that everyone gets the same answer to, by GET. */
const keptReads: Call[] = [
  ...[calls.quote, calls.resources, calls.resource, calls.cats, calls.floraDetail],
  ...[calls.faunaDetail, calls.photo, calls.photoCategories],
];

const keptPaths = keptReads.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));

/** Whether the answer to this GET of the API may be kept. */
export function isKeptRead(path: string): boolean {
  return keptPaths.some((pattern) => pattern.test(path));
}

/** The keys of the three searches' filters, in the order they are told apart in. */
const filterKeys = [
  ...["category", "searchColumn", "searchTerm", "sortColumn", "sortDirection", "pageId"],
] as const;

const searches = new Set<string>(
  [calls.floraList, calls.faunaList, calls.photos].map(({ path }) => path),
);

/** Whether a POST to this path asks for a list. */
export function isSearch(path: string): boolean {
  return searches.has(path);
}

/** The key of a search: alike for filters that are alike; null for a body that is none. */
export function searchKey(path: string, body: string): string | null {
  let filter: unknown;
  try {
    filter = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return null;
  const given = filter as Record<string, unknown>;
  const known = filterKeys.filter((name) => name in given);
  if (known.length < Object.keys(given).length) return null;
  return `${path}\n${JSON.stringify(known.map((name) => [name, given[name]]))}`;
}

/** The query parameters that pages read; with others a page is not kept, for there is no end of them. */
const pageParameters = new Set([...filterKeys.map(String), "page", "photoId"]);

/** Whether a page with this query may be kept. */
export function isKeptQuery(query: object): boolean {
  return Object.keys(query).every((name) => pageParameters.has(name));
}
