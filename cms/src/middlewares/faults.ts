import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { comeAgain } from "../lib/come-again";
import { requestFault } from "../lib/fault";
import { isDiskFull } from "../photos/faults";

function answer(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, message } };
}

/**
 * Answers faults that are nobody's bug: a request that cannot be read, a full disk, and a
 * database that is away.
 * Strapi's own handler, which stands before this, would log a stack for each and call the second 500.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof errors.ApplicationError) throw error;
      const fault = requestFault(error);
      if (fault) {
        answer(ctx, ...fault);
        return;
      }
      if (isDiskFull(error)) {
        strapi.log.error(`The disk is full: ${(error as Error).message}`);
        answer(ctx, 507, "");
        return;
      }
      if (!comeAgain(ctx, error, strapi.log)) throw error;
      answer(ctx, 503, "");
    }
  };
