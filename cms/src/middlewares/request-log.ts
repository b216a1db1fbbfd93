import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { environment } from "../platform/environment";

const fromProxy = /^[\w-]{8,64}$/;

/** A new request id, or the one from a trusted proxy. */
function idOf(ctx: Context): string {
  const given = ctx.get("x-request-id");
  return environment.trustProxy > 0 && fromProxy.test(given) ? given : randomUUID();
}

/**
 * Gives each request an id, so that a visitor's report can be found in the log. The path is logged
 * without its query, which may contain a search or a token.
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
