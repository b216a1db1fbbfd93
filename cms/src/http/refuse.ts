import type { Context } from "koa";
import type { ErrorCode } from "shared-types/kit/errors";
import { answered } from "./call-context";
import { ownErrorBody } from "./error-body";
import { setWait } from "./retry-after";

interface More {
  /** Above 0: when to try again. */
  waitMs?: number;
  /** In place of the status's own. */
  code?: ErrorCode;
}

/** Answers with a message of this site's own. */
export function refuse(
  ctx: Context,
  status: number,
  sentence: string,
  { waitMs = 0, code }: More = {},
): typeof answered {
  setWait(ctx, waitMs);
  ctx.status = status;
  ctx.body = ownErrorBody(status, sentence, code);
  return answered;
}
