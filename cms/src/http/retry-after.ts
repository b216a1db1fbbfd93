import type { Context } from "koa";
import { isDatabaseAway } from "../platform/database-away";

/** Says when to try again; 0 for nothing to say. */
export function setWait(ctx: Pick<Context, "set">, waitMs: number): void {
  if (waitMs > 0) ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
}

/**
 * Answers 503 with Retry-After, and logs why, if the database is unavailable;
 * false leaves any other failure to the caller.
 */
export function setRetryAfter(
  ctx: Pick<Context, "set">,
  error: unknown,
  log: { warn: (message: string) => void },
): boolean {
  if (!isDatabaseAway(error)) return false;
  log.warn(`The database is unavailable: ${(error as Error).message}`);
  ctx.set("Retry-After", "5");
  return true;
}
