import type { IncomingMessage } from "node:http";
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { pageQuery } from "shared-types/site/reader";
import { pathPattern, queryOf } from "../http/calls";
import { isAppFile, isPagePath, isDiscoveryFile } from "../http/paths";
import { variantOf } from "./cached-response";
import { peekBody, type PutBack } from "./peek-body";
import { drawQuote, quoteDraws } from "./quote-draws";

const cached = Object.values<Call>(calls).filter((call) => call.cached);
const reads = cached.filter(({ method }) => method === "GET").map(({ path }) => pathPattern(path));
const searches = new Set<string>(
  cached.filter(({ method }) => method === "POST").map(({ path }) => path),
);

/** Whether the response to a GET of this path may be cached. */
const isCachedRead = (path: string): boolean => reads.some((pattern) => pattern.test(path));

/** Whether a POST to this path is a search, whose response may be cached. */
const isCachedSearch = (path: string): boolean => searches.has(path);

/** The key of a request's cached response. */
export interface CacheKey {
  key: string;
  /** Pages vary by their quotation; 0 for what has none. */
  variant: number;
}

/** The keys of the three searches' filters, in the order in which they are part of a cache key. */
const filterKeys = [
  "category",
  "missing",
  "visibility",
  "searchColumn",
  "searchTerm",
  "sortColumn",
  "sortDirection",
  "pageId",
];

/** The key of a search; null for a body that is not a filter. */
function searchKey(path: string, body: string): CacheKey | null {
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
  const values = JSON.stringify(known.map((name) => [name, given[name]]));
  return { key: `${path}\n${values}`, variant: 0 };
}

/** The address without query parameters that no page reads. */
function pageAddress(url: string): string {
  const end = url.indexOf("?");
  if (end < 0) return url;
  const query = pageQuery(url.slice(end + 1));
  return url.slice(0, end) + (query && `?${query}`);
}

/** Whether responses have no quotation and are the same for everyone. */
const isWithoutQuote = (path: string) =>
  path.startsWith("/api/") || isDiscoveryFile(path) || isAppFile(path);

/** The quotation to show: the one on the visitor's copy of the page, or another on reload. */
function quoteFor({ headers }: IncomingMessage): number {
  const isReload = headers["cache-control"]?.includes("max-age=0") === true;
  const own = variantOf(headers["if-none-match"] ?? "");
  // A made-up ETag must not add variants.
  const isOne = own >= 1 && own <= quoteDraws();
  return isOne && !isReload ? own : drawQuote();
}

/** The key of a GET request, cacheable or not. */
export function keyOfGet(request: IncomingMessage): CacheKey {
  const url = request.url ?? "";
  if (isWithoutQuote(url)) return { key: url, variant: 0 };
  const variant = quoteFor(request);
  return { key: `${pageAddress(url)} ${variant}`, variant };
}

/** The keys of the same page with all quotations. */
export function variantKeys({ key, variant }: CacheKey): string[] {
  if (variant === 0) return [];
  const address = key.slice(0, key.lastIndexOf(" ") + 1);
  return Array.from({ length: quoteDraws() }, (_, i) => `${address}${i + 1}`);
}

/** Whether a request may be answered with what others have been answered with. */
export function isAnonymous({ method, headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false;
  return method === "GET" || method === "HEAD" || method === "POST";
}

/** Whether this POST is a search as browsers send it. */
function isSearch({ url = "", headers }: IncomingMessage): boolean {
  if (headers["content-encoding"] !== undefined) return false;
  return isCachedSearch(url) && /^application\/json\b/.test(headers["content-type"] ?? "");
}

/** Calls `found` with the key of a POST request; null when it is not a search that can be cached. */
export function keyOfSearch(
  request: IncomingMessage,
  found: (key: CacheKey | null, putBack: PutBack) => void,
): void {
  if (!isSearch(request)) {
    found(null, () => undefined);
    return;
  }
  peekBody(request, (body, putBack) => {
    found(body === null ? null : searchKey(request.url ?? "", body), putBack);
  });
}

/** Whether a GET response may be cached: a public read, a sitemap, feed or web app file, or a page. */
export function isCacheable(path: string, query: object): boolean {
  if (!isWithoutQuote(path)) return isPagePath(path);
  const isCached = isDiscoveryFile(path) || isAppFile(path) || isCachedRead(path);
  return isCached && Object.keys(query).every((name) => queryOf("GET", path).includes(name));
}
