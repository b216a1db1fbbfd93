import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import { environment } from "../environment";
import { bearerToken } from "../lib/bearer-token";
import type { CallContext } from "../lib/call-context";
import { errorBody, ownErrorBody } from "../lib/error-body";
import { isSameOrigin } from "../lib/same-origin";
import { serviceOf } from "../services";

const refreshCookie = "habitat_refresh";
const refreshPath = "/api/auth/refresh";

/** Why a session call is refused before the plugin sees it, as status and sentence. */
async function refusal(
  strapi: Core.Strapi,
  ctx: CallContext,
): Promise<[status: number, sentence: string] | null> {
  if (!isSameOrigin(ctx.get("origin"), ctx.host, environment.publicUrl))
    return [403, "This site is signed in to from its own pages only."];
  // The plugin would also take the token from the body, where scripts can read it.
  if (ctx.path === refreshPath && !ctx.cookies.get(refreshCookie)) return [401, "Please sign in."];
  if (ctx.path !== "/api/auth/logout") return null;
  // The plugin takes the access token of a session that has ended until it expires.
  const owner = serviceOf(strapi, "api::session.owner");
  const standing = await owner.standingOf(bearerToken(ctx.get("authorization")));
  return standing === "nobody" ? [401, "Please sign in."] : null;
}

/**
 * The plugin calls whatever keeps it from a renewal a token that is none; who believed it would be signed out
 * because the database was away for a moment (decision 089).
 */
async function askOnceMore(strapi: Core.Strapi, ctx: CallContext): Promise<void> {
  const sessions = strapi.sessionManager("users-permissions");
  const { isValid } = await sessions.validateRefreshToken(ctx.cookies.get(refreshCookie) ?? "");
  if (!isValid) return;
  ctx.set("Retry-After", "5");
  ctx.status = 503;
  ctx.body = errorBody(503, "");
}

/** Guards signing in, renewal and signing out, which are the plugin's own (contract §2, §10). */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: CallContext, next: Next) => {
    const guarded = ctx.path.startsWith("/api/auth/");
    if (guarded) ctx.set("Cache-Control", "no-store");
    const refused = guarded ? await refusal(strapi, ctx) : null;
    if (!refused) {
      await next();
      if (ctx.path === refreshPath && ctx.status === 401) await askOnceMore(strapi, ctx);
      return;
    }
    const [status, sentence] = refused;
    ctx.status = status;
    ctx.body = ownErrorBody(status, sentence);
  };
