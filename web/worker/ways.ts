import { dataIndexAddress } from "shared-types/publish/data";
import { isRoutedPath, paths } from "../src/lib/paths";

/**
 * The kinds of requests that the worker handles: a page, an answer of the public API, or one of the app's
 * own files, whose names change with their content; on a copy of the site also its data, whose names do too.
 */
export type Way = "pages" | "answers" | "files" | "data";

/** The parts of a request that decide. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  hasToken: boolean;
}

/** The calls of the lists have their page's path. */
const lists = [paths.flora, paths.fauna, paths.photos].map((path) => `/api${path}`);

/** The kind of a request; `null` leaves it to the browser: the owner's, other sites', pictures. */
export function wayOf({ method, url, mode, hasToken }: Asked, origin: string): Way | null {
  const asked = new URL(url);
  const path = asked.pathname;
  if (asked.origin !== origin || hasToken) return null;
  if (method === "POST") return lists.includes(path) ? "answers" : null;
  if (method !== "GET") return null;
  if (path.startsWith("/assets/app/")) return "files";
  if (path.startsWith("/api/")) return "answers";
  return mode === "navigate" && isRoutedPath(path) ? "pages" : null;
}

/**
 * The same on a copy of the site, which asks nothing of a server, below `home`. The files of pages are also read for their
 * data (web/src/lib/page-file.ts).
 */
export function wayOnCopy({ method, url }: Asked, origin: string, home: string): Way | null {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method !== "GET" || askedOrigin !== origin || !pathname.startsWith(home)) return null;
  const path = `/${pathname.slice(home.length)}`;
  if (path.startsWith("/assets/app/")) return "files";
  if (path === dataIndexAddress) return "answers";
  if (path.startsWith("/data/")) return "data";
  return isRoutedPath(path) ? "pages" : null;
}

/** One address for each page of a copy, however it was asked for: file servers look at no query. */
export function pageOnCopy(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(?<=.)\/(?:index\.html)?$/, "");
}
