import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { environment } from "../environment";

const fromProxy = /^[\w-]{8,64}$/;

/** A number of its own for each request, or the one that the proxy in front has given it. */
function idOf(ctx: Context): string {
  const given = ctx.get("x-request-id");
  return environment.trustProxy > 0 && fromProxy.test(given) ? given : randomUUID();
}

/**
 * Numbers the request, so that what a visitor reports is found in the log. What was asked is logged
 * without its query, which may hold a search or a token.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const id = idOf(ctx);
    ctx.state["requestId"] = id;
    ctx.set("X-Request-Id", id);
    const began = performance.now();
    await next();
    const ms = Math.ceil(performance.now() - began);
    strapi.log.http(`${ctx.method} ${ctx.path} ${ctx.status} (${ms} ms)`);
  };
