import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";

/** What @strapi/types leaves out of its registry of middlewares. */
interface Middlewares {
  extend(uid: string, make: () => () => (ctx: Context, next: Next) => Promise<void>): unknown;
}

/**
 * Puts Strapi's CORS out of action, which answers `*` to every request without an Origin, whatever
 * is configured: nobody but this site's own pages asks this site (decision 075).
 */
export function refuseCors(strapi: Core.Strapi): void {
  strapi
    .get<Middlewares>("middlewares")
    .extend("strapi::cors", () => () => (_ctx, next) => next() as Promise<void>);
}
