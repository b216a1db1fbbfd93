import type { Core } from "@strapi/strapi";
import type { Next } from "koa";
import { limits } from "shared-types";
import type { SignInService } from "../api/session/services/sign-in";
import { addressKey } from "../lib/address-key";
import { createAttempts } from "../lib/attempts";
import type { CallContext } from "../lib/call-context";
import { readCredentials } from "../lib/credentials";
import { ownErrorBody } from "../lib/error-body";

const windowMs = 60_000;

/** Also of a name that no account can have; not all of it, for it may be very long. */
const accountKey = (identifier: string) => identifier.toLowerCase().slice(0, limits.email);

function refuse(ctx: CallContext, status: number, sentence: string): false {
  ctx.status = status;
  ctx.body = ownErrorBody(status, sentence);
  return false;
}

/**
 * Stands before the plugin's sign-in: failures are limited for an address and for an account, and
 * a failure tells nothing about which accounts there are (contract §2, decision 014).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const byAddress = createAttempts({ max: 10, windowMs });
  const byAccount = createAttempts({ max: 20, windowMs });
  const service = () => strapi.service("api::session.sign-in") as unknown as SignInService;

  /** Whether the one who signs in may go on; if not, it is answered. */
  async function mayGoOn(ctx: CallContext): Promise<boolean> {
    const credentials = readCredentials(ctx.request.body);
    if (!credentials) return refuse(ctx, 400, "Please send an identifier and a password.");

    const began = Date.now();
    const counted = [
      [byAddress, addressKey(ctx.ip)],
      [byAccount, accountKey(credentials.identifier)],
    ] as const;
    const wait = Math.max(...counted.map(([attempts, key]) => attempts.waitMs(key, began)));
    if (wait > 0) {
      ctx.set("Retry-After", String(Math.ceil(wait / 1000)));
      return refuse(ctx, 429, "That was too often. Please wait a minute.");
    }
    for (const [attempts, key] of counted) attempts.begin(key, began);
    const forgive = () => {
      for (const [attempts, key] of counted) attempts.forgive(key, began);
    };
    const right = await service()
      .isRight(credentials)
      .catch((error: unknown) => {
        // A database that is away is no wrong password.
        forgive();
        throw error;
      });
    if (!right) {
      strapi.log.warn("Panel: sign-in failed.");
      return refuse(ctx, 401, "The e-mail or the password is not right.");
    }
    strapi.log.info("Panel: signed in.");
    forgive();
    return true;
  }

  return async (ctx: CallContext, next: Next) => {
    if (ctx.path !== "/api/auth/local" || (await mayGoOn(ctx))) await next();
  };
};
