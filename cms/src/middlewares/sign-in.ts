import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import type { SignInService } from "../api/session/services/sign-in";
import { attempt, type Counted } from "../counts/counts";
import { accountOf, visitorOf } from "../counts/who";
import type { CallContext } from "../lib/call-context";
import { readCredentials } from "../lib/credentials";
import { refuse } from "../lib/refuse";

/**
 * Stands before the plugin's sign-in: failures are limited for an address and for an account, and
 * a failure tells nothing about which accounts there are (contract §2, decisions 014, 074).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::session.sign-in") as unknown as SignInService;

  /** Whether the one who signs in may go on; if not, it is answered. */
  async function mayGoOn(ctx: CallContext): Promise<boolean> {
    const credentials = readCredentials(ctx.request.body);
    if (!credentials) {
      refuse(ctx, 400, "Please send an identifier and a password.");
      return false;
    }
    const counted: Counted[] = [
      { kind: "address", who: visitorOf(ctx.ip) },
      { kind: "account", who: accountOf(credentials.identifier) },
    ];
    const knex = strapi.db.connection;
    const tried = await attempt(knex, counted, () => service().isRight(credentials), Boolean);
    if (tried.isLate) refuse(ctx, 429, "That was too often. Please wait a minute.", tried.waitMs);
    else if (!tried.result) refuse(ctx, 401, "The e-mail or the password is not right.");
    return !tried.isLate && tried.result;
  }

  return async (ctx: CallContext, next: Next) => {
    if (ctx.path !== "/api/auth/local" || (await mayGoOn(ctx))) await next();
  };
};
