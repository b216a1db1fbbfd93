import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import { limitFailures, type RateLimitKey } from "../database/rate-limits/rate-limits";
import { accountKey, visitorKey } from "../database/rate-limits/keys";
import type { CallContext } from "../http/call-context";
import { readCredentials } from "../api/account/credentials";
import { refuse } from "../http/refuse";
import { serviceOf } from "../platform/services";

/**
 * Guards the plugin's sign-in: failures are limited by address and by account, a
 * failure does not reveal which accounts exist, and a second factor needs a code of
 * it too (docs/decisions/008, 009, 033).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::account.sign-in");
  const factor = () => serviceOf(strapi, "api::account.second-factor");

  const rateLimited = (ctx: CallContext, waitMs: number) =>
    refuse(ctx, 429, "Too many tries. Please wait a minute.", { waitMs });

  /** Whether no code is needed or the code is right; otherwise answers the request. */
  async function passesSecondFactor(ctx: CallContext, userId: number, code: string) {
    if (!(await factor().isRequiredFor(userId))) return true;
    if (code === "") {
      const sentence = "Please enter the code from your authenticator app, or a recovery code.";
      refuse(ctx, 401, sentence, { code: "codeNeeded" });
      return false;
    }
    const attempt = await factor().pass(userId, code);
    if (attempt.isLimited) rateLimited(ctx, attempt.waitMs);
    else if (!attempt.result)
      refuse(ctx, 401, "Wrong code, or it has already been used.", { code: "codeNeeded" });
    return !attempt.isLimited && attempt.result;
  }

  /** Whether the sign-in may proceed; otherwise answers the request. */
  async function authenticate(ctx: CallContext): Promise<boolean> {
    const given = readCredentials(ctx.request.body);
    if (!given) {
      refuse(ctx, 400, "Please send an identifier and a password.");
      return false;
    }
    const { code, ...credentials } = given;
    const keys: RateLimitKey[] = [
      { kind: "address", who: visitorKey(ctx.ip) },
      { kind: "account", who: accountKey(credentials.identifier) },
    ];
    const attempt = await limitFailures(
      strapi.db.connection,
      keys,
      () => service().authenticate(credentials),
      (userId) => userId !== null,
    );
    // The plugin does not know codes.
    ctx.request.body = credentials;
    if (attempt.isLimited) rateLimited(ctx, attempt.waitMs);
    else if (attempt.result === null)
      refuse(ctx, 401, "Wrong e-mail or password. Please try again.");
    else return passesSecondFactor(ctx, attempt.result, code);
    return false;
  }

  async function authenticateAndLog(ctx: CallContext): Promise<boolean> {
    const may = await authenticate(ctx);
    if (may) strapi.log.info("Panel: signed in.");
    else if (ctx.status === 401) strapi.log.warn("Panel: sign-in failed.");
    return may;
  }

  return async (ctx: CallContext, next: Next) => {
    if (ctx.path !== "/api/auth/local" || (await authenticateAndLog(ctx))) await next();
  };
};
