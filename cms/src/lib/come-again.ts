import type { Context } from "koa";
import { isDatabaseAway } from "./fault";

/**
 * Tells who asks to come again in a moment, and the log why, if a failure is that the database is away;
 * false leaves any other failure to the caller.
 */
export function comeAgain(
  ctx: Pick<Context, "set">,
  error: unknown,
  log: { warn: (message: string) => void },
): boolean {
  if (!isDatabaseAway(error)) return false;
  log.warn(`The database is away: ${(error as Error).message}`);
  ctx.set("Retry-After", "5");
  return true;
}
