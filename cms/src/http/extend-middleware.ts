import type { Core } from "@strapi/strapi";
import type { Middleware } from "koa";

type Make = (config: unknown, site: { strapi: Core.Strapi }) => Middleware;

/** What @strapi/types leaves out of its registry of middlewares. */
interface Middlewares {
  extend(uid: string, extended: (make: Make) => Make): unknown;
}

/** Puts another in place of a middleware that Strapi brings and requires; `make` makes Strapi's own. */
export function extendMiddleware(
  strapi: Core.Strapi,
  uid: `strapi::${string}`,
  extended: (make: Make) => Make,
): void {
  strapi.get<Middlewares>("middlewares").extend(uid, extended);
}
