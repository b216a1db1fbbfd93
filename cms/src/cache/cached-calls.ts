import { calls, type Call } from "shared-types";
import { pathPattern } from "../http/calls";

const cached = Object.values<Call>(calls).filter((call) => call.cached);
const reads = cached.filter(({ method }) => method === "GET").map(({ path }) => pathPattern(path));
const searches = new Set<string>(
  cached.filter(({ method }) => method === "POST").map(({ path }) => path),
);

/** Whether the response to a GET of this path may be cached. */
export const isCachedRead = (path: string): boolean => reads.some((pattern) => pattern.test(path));

/** Whether a POST to this path is a search, whose response may be cached. */
export const isCachedSearch = (path: string): boolean => searches.has(path);
