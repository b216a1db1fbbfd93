import type { Context } from "koa";
import { isDatabaseAway } from "../platform/database-away";

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
