import type { Context } from "koa";
import { ownErrorBody } from "./error-body";

/** Answers with a sentence of this site's own; `waitMs` above 0 says when to come again. */
export function refuse(ctx: Context, status: number, sentence: string, waitMs = 0): void {
  if (waitMs > 0) ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
  ctx.status = status;
  ctx.body = ownErrorBody(status, sentence);
}
