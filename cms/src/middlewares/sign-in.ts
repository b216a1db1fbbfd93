import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import { attempt, type Counted } from "../counts/counts";
import { accountOf, visitorOf } from "../counts/who";
import type { CallContext } from "../lib/call-context";
import { readCredentials } from "../lib/credentials";
import { refuse } from "../lib/refuse";
import { serviceOf } from "../services";

/**
 * Stands before the plugin's sign-in: failures are limited for an address and for an account, a
 * failure tells nothing about which accounts there are, and who has a second factor needs a code of
 * it too (contract §2, decisions 014, 074, 077).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::session.sign-in");
  const factor = () => serviceOf(strapi, "api::session.second-factor");

  const late = (ctx: CallContext, waitMs: number) =>
    refuse(ctx, 429, "That was too often. Please wait a minute.", { waitMs });

  /** Whether a right password is enough, or the code beside it right; if not, it is answered. */
  async function passes(ctx: CallContext, userId: number, code: string) {
    if (!(await factor().isAskedOf(userId))) return true;
    if (code === "") {
      const sentence = "Please enter the code of your authenticator app, or a recovery code.";
      refuse(ctx, 401, sentence, { code: "codeNeeded" });
      return false;
    }
    const tried = await factor().pass(userId, code);
    if (tried.isLate) late(ctx, tried.waitMs);
    else if (!tried.result)
      refuse(ctx, 401, "That code is not right, or it has been used.", { code: "codeNeeded" });
    return !tried.isLate && tried.result;
  }

  /** Whether the one who signs in may go on; if not, it is answered. */
  async function mayGoOn(ctx: CallContext): Promise<boolean> {
    const given = readCredentials(ctx.request.body);
    if (!given) {
      refuse(ctx, 400, "Please send an identifier and a password.");
      return false;
    }
    const { code, ...credentials } = given;
    const counted: Counted[] = [
      { kind: "address", who: visitorOf(ctx.ip) },
      { kind: "account", who: accountOf(credentials.identifier) },
    ];
    const tried = await attempt(
      strapi.db.connection,
      counted,
      () => service().rightUser(credentials),
      (userId) => userId !== null,
    );
    // The plugin knows no codes.
    ctx.request.body = credentials;
    if (tried.isLate) late(ctx, tried.waitMs);
    else if (tried.result === null) refuse(ctx, 401, "The e-mail or the password is not right.");
    else return passes(ctx, tried.result, code);
    return false;
  }

  async function mayGoOnNoted(ctx: CallContext): Promise<boolean> {
    const may = await mayGoOn(ctx);
    if (may) strapi.log.info("Panel: signed in.");
    else if (ctx.status === 401) strapi.log.warn("Panel: sign-in failed.");
    return may;
  }

  return async (ctx: CallContext, next: Next) => {
    if (ctx.path !== "/api/auth/local" || (await mayGoOnNoted(ctx))) await next();
  };
};
