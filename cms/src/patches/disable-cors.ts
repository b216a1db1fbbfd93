/**
 * Replaces Strapi's `strapi::cors` middleware by one that does nothing.
 * Why: it answers `Access-Control-Allow-Origin: *` to every request without an Origin, whatever is
 * configured, and Strapi does not start without it. Only this site's own pages call this site (docs/decisions/032).
 * Upstream: strapi/strapi#20672 (the `*` is meant) and strapi/strapi#16181 (no way to turn it off).
 * Needed until: tests/unit/patches.test.ts, "Strapi's CORS allows every origin".
 */
import type { Core } from "@strapi/strapi";
import { extendMiddleware } from "../http/extend-middleware";

/** Has no response carry a CORS header. */
export function disableCors(strapi: Core.Strapi): void {
  extendMiddleware(strapi, "strapi::cors", () => () => (_ctx, next) => next());
}
