import type { IncomingMessage } from "node:http";
import { pageQuery, quoteRange, randomQuoteNumber } from "shared-types";
import { isAppFile, isPagePath, isSignpost } from "../site/paths";
import { peekBody, type PutBack } from "./peek-body";
import { variantOf } from "./prepared";
import { isKeptRead, isSearch, readAt, searchRead, type Read } from "./reads";

/** What a request asks for, so far as answers from memory are concerned. */
export interface Asked {
  key: string;
  /** Pages differ by their quotation; 0 for what has none. */
  variant: number;
  /** How it is read without the way through Strapi; null for what only goes that way. */
  read: Read | null;
}

/** The keys of the three searches' filters, in the order they are told apart in. */
const filterKeys = [
  ...["category", "searchColumn", "searchTerm", "sortColumn", "sortDirection", "pageId"],
] as const;

/** What a body asks for that could be a search's filter; null for one that is none. */
function filterOf(body: string): Record<string, unknown> | null {
  let filter: unknown;
  try {
    filter = JSON.parse(body);
  } catch {
    return null;
  }
  const isObject = typeof filter === "object" && filter !== null && !Array.isArray(filter);
  return isObject ? (filter as Record<string, unknown>) : null;
}

function readSearch(path: string, body: string): Asked | null {
  const given = filterOf(body);
  if (!given) return null;
  const known = filterKeys.filter((name) => name in given);
  if (known.length < Object.keys(given).length) return null;
  const values = JSON.stringify(known.map((name) => [name, given[name]]));
  return { key: `${path}\n${values}`, variant: 0, read: searchRead(path, given) };
}

/** Most searches are the list itself, in the same letters. */
const searches = new Map<string, Asked | null>();
const searchesMax = 500;

/** What a search asks for, alike for filters that are alike; null for a body that is none. */
export function searchFor(path: string, body: string): Asked | null {
  const letters = `${path}\n${body}`;
  const known = searches.get(letters);
  if (known !== undefined) return known;
  const asked = readSearch(path, body);
  if (searches.size >= searchesMax) searches.clear();
  searches.set(letters, asked);
  return asked;
}

/** With what no page reads a page is the same. */
function pageAddress(url: string): string {
  const end = url.indexOf("?");
  if (end < 0) return url;
  const query = pageQuery(url.slice(end + 1));
  return url.slice(0, end) + (query && `?${query}`);
}

const isApi = (path: string) => path.startsWith("/api/");

/** What everyone is answered alike: no quotation stands under it. */
const isWithoutQuote = (path: string) => isApi(path) || isSignpost(path) || isAppFile(path);

/** The quotation this visitor is shown: that of the page he has, unless he asks for the page anew. */
function quoteFor({ headers }: IncomingMessage): number {
  const isReload = headers["cache-control"]?.includes("max-age=0") === true;
  const own = variantOf(headers["if-none-match"] ?? "");
  // Whatever a client makes up, there are no more pages than quotations.
  const isOne = own >= quoteRange.first && own <= quoteRange.last;
  return isOne && !isReload ? own : randomQuoteNumber();
}

/** The key of a read by GET; whether an answer to it may be kept is another question. */
export function askedByGet(request: IncomingMessage): Asked {
  const url = request.url ?? "";
  if (isWithoutQuote(url)) return { key: url, variant: 0, read: readAt(url) };
  const variant = quoteFor(request);
  return { key: `${pageAddress(url)} ${variant}`, variant, read: null };
}

/** The keys of the same page with the other quotations. */
export function otherQuotes({ key, variant }: Asked): string[] {
  if (variant === 0) return [];
  const address = key.slice(0, key.lastIndexOf(" ") + 1);
  const numbers = Array.from({ length: quoteRange.last - quoteRange.first + 1 });
  return numbers.map((_, i) => `${address}${quoteRange.first + i}`);
}

/** Whether a request may be answered with what others have been answered with. */
export function asksAsAnyone({ method, headers }: IncomingMessage): boolean {
  if (headers.authorization !== undefined) return false;
  return method === "GET" || method === "HEAD" || method === "POST";
}

/** Whether this POST is a search as browsers send it. */
function isSearchCall({ url = "", headers }: IncomingMessage): boolean {
  if (headers["content-encoding"] !== undefined) return false;
  return isSearch(url) && /^application\/json\b/.test(headers["content-type"] ?? "");
}

/** Gives what a search asks for; null when it is none that can be told. */
export function askedByPost(
  request: IncomingMessage,
  found: (asked: Asked | null, putBack: PutBack) => void,
): void {
  if (!isSearchCall(request)) {
    found(null, () => undefined);
    return;
  }
  peekBody(request, (body, putBack) => {
    found(body === null ? null : searchFor(request.url ?? "", body), putBack);
  });
}

/** Whether the answer to this GET may be kept: a public read, a signpost, a file of the web app, or a page. */
export function mayKeep(path: string, query: object): boolean {
  if (!isWithoutQuote(path)) return isPagePath(path);
  const isKept = isSignpost(path) || isAppFile(path) || isKeptRead(path);
  return isKept && Object.keys(query).length === 0;
}
