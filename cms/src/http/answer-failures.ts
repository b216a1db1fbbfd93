import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context, Next } from "koa";
import { isDiskFull } from "../platform/disk-full";
import { answerOf, isCall } from "./calls";
import { clientErrorOf } from "./client-error";
import { failureBody } from "./error-body";
import { extendMiddleware } from "./extend-middleware";
import { setRetryAfter } from "./retry-after";

interface FailureBody {
  error?: { message?: string; code?: unknown } | null;
}

/** Whether the body is one of our own error bodies already: a list, or with a code, which Strapi's lack. */
const isAnswer = (body: unknown): boolean =>
  Array.isArray(body) || typeof (body as FailureBody | undefined)?.error?.code === "string";

function fail(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, message } };
}

/**
 * Passes on to Strapi what is a bug or a broken rule. It would log a stack trace and answer 500 for what is neither: an
 * unreadable request, a full disk, a database that is unavailable.
 */
function answerKnown(ctx: Context, error: unknown, log: Core.Strapi["log"]): void {
  if (error instanceof errors.ApplicationError) throw error;
  const clientError = clientErrorOf(error);
  if (clientError) fail(ctx, ...clientError);
  else if (isDiskFull(error)) {
    log.error(`The disk is full: ${(error as Error).message}`);
    fail(ctx, 507, "");
  } else if (setRetryAfter(ctx, error, log)) fail(ctx, 503, "");
  else throw error;
}

/** Gives the failure of a call the body of docs/product.md 5.1. */
function formFailure(ctx: Context): void {
  const { status, body } = ctx;
  if (status < 400 || isAnswer(body) || !isCall(ctx.path)) return;
  const message = (body as FailureBody | undefined)?.error?.message ?? "";
  ctx.body = failureBody(answerOf(ctx.method, ctx.path), status, message);
  ctx.status = status;
}

/** Has `strapi::errors`, a middleware that Strapi requires, answer failures as this site does. */
export function answerFailures(strapi: Core.Strapi): void {
  extendMiddleware(strapi, "strapi::errors", (make) => (config, site) => {
    const handle = make(config, site);
    return async (ctx: Context, next: Next) => {
      await handle(ctx, () =>
        next().catch((error: unknown) => answerKnown(ctx, error, strapi.log)),
      );
      formFailure(ctx);
    };
  });
}
