import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { setRetryAfter } from "../http/retry-after";
import { clientErrorOf } from "../http/client-error";
import { isDiskFull } from "../platform/disk-full";

function answer(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, message } };
}

/**
 * Answers failures that are not bugs: an unreadable request, a full disk, and a
 * database that is unavailable.
 * Strapi's own handler, which wraps this one, would log a stack trace for each and answer 500.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof errors.ApplicationError) throw error;
      const clientError = clientErrorOf(error);
      if (clientError) {
        answer(ctx, ...clientError);
        return;
      }
      if (isDiskFull(error)) {
        strapi.log.error(`The disk is full: ${(error as Error).message}`);
        answer(ctx, 507, "");
        return;
      }
      if (!setRetryAfter(ctx, error, strapi.log)) throw error;
      answer(ctx, 503, "");
    }
  };
