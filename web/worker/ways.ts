import { isPagePath, paths } from "../src/lib/paths";

/**
 * The kinds of requests that the worker handles: a page, an answer of the public API, or one of the app's
 * own files, whose names change with their content.
 */
export type Way = "pages" | "answers" | "files";

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
  return mode === "navigate" && isPagePath(path) ? "pages" : null;
}
