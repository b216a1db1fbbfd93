/**
 * Corrects the answer of the users-permissions plugin's `/auth/refresh` while the database is away.
 * Why: the plugin answers 401 to whatever keeps it from renewing a session; the browser would sign the owner
 * out because the database could not be reached for a moment (docs/decisions/036).
 * Upstream: none that we know of.
 * Needed until: tests/api/patches.test.ts, "the plugin calls a session ended while the database is away".
 */
import type { Core } from "@strapi/strapi";
import type { CallContext } from "../http/call-context";
import { errorBody } from "../http/error-body";

/**
 * Turns a refusal into 503 with `Retry-After` if the token is good after all.
 * @throws what the database throws while it is away, which is answered the same way
 */
export async function retryRefusedRefresh(
  strapi: Core.Strapi,
  ctx: CallContext,
  refreshToken: string,
): Promise<void> {
  const sessions = strapi.sessionManager("users-permissions");
  const { isValid } = await sessions.validateRefreshToken(refreshToken);
  if (!isValid) return;
  ctx.set("Retry-After", "5");
  ctx.status = 503;
  ctx.body = errorBody(503, "");
}
