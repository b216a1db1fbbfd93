import { extname } from "node:path";
import type { Served } from "../../photo/storage/bucket-client";

/** Types of the files that a copy has; a page may have no ending. */
const types: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Scripts, styles and parts of data have a hash in their names, and pictures a version in their addresses. */
const isForGood = (path: string) =>
  path.startsWith("assets/") || (path.startsWith("data/") && path !== "data/index.json");

/** How a bucket is to serve a file of the copy. */
export const servedAs = (path: string): Served => ({
  ContentType: types[extname(path).toLowerCase()] ?? "application/octet-stream",
  CacheControl: isForGood(path) ? "public, max-age=31536000, immutable" : "no-cache",
});
