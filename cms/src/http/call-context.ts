import type { Context } from "koa";

/** A request to a call: Koa's context with what Strapi's router and body parser add. */
export interface CallContext extends Context {
  params: Record<string, string>;
  request: Context["request"] & { body?: unknown };
}

/** Returned by a handler that has set the body itself: that of a refusal, or of another status. */
export const answered = Symbol("answered");

/** Handles a call: returns what it answers with, which Strapi then makes the body. */
export type Handler<Answer = unknown> = (
  ctx: CallContext,
) => Answer | typeof answered | Promise<Answer | typeof answered>;
