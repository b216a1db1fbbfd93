import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import { accountCalls } from "shared-types/account/calls";
import type { ErrorCode } from "shared-types/kit/errors";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { environment } from "../platform/environment";
import { bearerToken } from "../http/bearer-token";
import type { CallContext } from "../http/call-context";
import { insecureSentence } from "../http/insecure";
import { ownerMark } from "../http/owner-mark";
import { refuse } from "../http/refuse";
import { isSameOrigin } from "../http/same-origin";
import { withLostRenewal } from "../patches/lost-renewals";
import { retryRefusedRefresh } from "../patches/refresh-errors";
import { serviceOf } from "../platform/services";

const refreshCookie = "habitat_refresh";
const refreshPath = "/api/auth/refresh";

/** They lead to a sign-in, and send a password. */
const firstSteps: string[] = [accountCalls.ownerSetup.path, accountCalls.ownerReset.path];

/** As long as a session lasts at most. */
const markedSeconds = 30 * 24 * 3600;

/** Why a session call is refused before it reaches the plugin: status and message, and what the panel knows it by. */
async function refusal(
  strapi: Core.Strapi,
  ctx: CallContext,
): Promise<[status: number, sentence: string, code?: ErrorCode] | null> {
  if (!isSameOrigin(ctx.get("origin"), ctx.host, environment.publicUrl))
    return [403, "You can only sign in from this site’s own pages."];
  // The plugin would also accept the token in the body, where scripts could read it.
  if (ctx.path === refreshPath && !ctx.cookies.get(refreshCookie)) return [401, "Please sign in."];
  const insecure = insecureSentence(ctx, "/cp");
  if (insecure !== null) return [403, insecure, "insecure"];
  if (ctx.path !== "/api/auth/logout") return null;
  // The plugin accepts the access token of an ended session until it expires.
  const owner = serviceOf(strapi, "api::account.owner");
  const access = await owner.accessOf(bearerToken(ctx.get("authorization")));
  return access === "nobody" ? [401, "Please sign in."] : null;
}

/** Marks the browser of whoever signs in or stays signed in as the owner's, until they sign out. */
function markOwner(ctx: CallContext): void {
  const seconds = ctx.path === "/api/auth/logout" ? 0 : markedSeconds;
  ctx.append("Set-Cookie", ownerMark(seconds, environment.secureCookies));
}

async function renew(strapi: Core.Strapi, ctx: CallContext, next: Next): Promise<void> {
  const token = ctx.cookies.get(refreshCookie) ?? "";
  await withLostRenewal(strapi, token, next);
  if (ctx.status === 401) await retryRefusedRefresh(strapi, ctx, token);
}

/** Guards signing in, renewal and signing out, which are the plugin's own (docs/decisions/008). */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: CallContext, next: Next) => {
    const insecure = firstSteps.includes(ctx.path) ? insecureSentence(ctx, "/cp") : null;
    if (insecure !== null) {
      ctx.status = 403;
      ctx.body = [{ fieldId: "", errorMessage: insecure }] satisfies ValidationErrors;
      return;
    }
    const guarded = ctx.path.startsWith("/api/auth/");
    if (guarded) ctx.set("Cache-Control", "no-store");
    const refused = guarded ? await refusal(strapi, ctx) : null;
    if (!refused) {
      if (ctx.path === refreshPath) await renew(strapi, ctx, next);
      else await next();
      if (guarded && ctx.status === 200) markOwner(ctx);
      return;
    }
    const [status, sentence, code] = refused;
    refuse(ctx, status, sentence, { code });
  };
