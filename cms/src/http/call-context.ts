import type { Context } from "koa";

/** A request to a call: Koa's context with what Strapi's router and body parser add. */
export interface CallContext extends Context {
  params: Record<string, string>;
  request: Context["request"] & { body?: unknown };
}
