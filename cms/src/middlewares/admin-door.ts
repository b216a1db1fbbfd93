import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Next } from "koa";
import { attempt, countEach, type Counted } from "../counts/counts";
import { accountOf, visitorOf } from "../counts/who";
import { environment } from "../environment";
import type { CallContext } from "../lib/call-context";
import { serviceOf } from "../services";
import { belongsToAdmin } from "../site/paths";

/** As Strapi's router reads a path: in any letter case, with or without a slash at the end. */
const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "");

const textOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
};

/** In the form of Strapi's own faults, which its admin shows beside the form. */
function refuse(ctx: CallContext, status: number, message: string, waitMs = 0): void {
  if (waitMs > 0) ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: "ApplicationError", message, details: {} } };
}

const tooOften = (ctx: CallContext, waitMs: number) =>
  refuse(ctx, 429, "That was too often. Please wait a little.", waitMs);

/**
 * Stands before the doors of Strapi's admin, whose own limit forgets at each restart and trusts the
 * e-mail in the body: the same counts as the panel's sign-in hold here (decision 074).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::session.sign-in");
  const address = (ctx: CallContext): Counted => ({ kind: "address", who: visitorOf(ctx.ip) });

  async function signIn(ctx: CallContext, next: Next): Promise<void> {
    const body: unknown = ctx.request.body;
    const credentials = { identifier: textOf(body, "email"), password: textOf(body, "password") };
    const counted: Counted[] = [
      address(ctx),
      { kind: "account", who: accountOf(credentials.identifier) },
    ];
    const isRight = () => service().isRightForAdmin(credentials);
    const tried = await attempt(strapi.db.connection, counted, isRight, Boolean);
    if (tried.isLate) tooOften(ctx, tried.waitMs);
    else if (tried.result) await next();
    else {
      strapi.log.warn("Admin: sign-in failed.");
      refuse(ctx, 400, "Invalid credentials");
    }
  }

  /** A mail is asked for: each counts, as none tells whether there is such an account. */
  async function forgot(ctx: CallContext, next: Next): Promise<void> {
    const counted: Counted[] = [
      { kind: "resetAddress", who: visitorOf(ctx.ip) },
      { kind: "resetAccount", who: accountOf(textOf(ctx.request.body, "email")) },
    ];
    const { waitMs } = await strapi.db.connection.transaction((trx) =>
      countEach(trx, counted, Date.now()),
    );
    if (waitMs > 0) tooOften(ctx, waitMs);
    else await next();
  }

  /** A token from a mail or an invitation: wrong ones are wrong passwords. */
  async function withToken(ctx: CallContext, next: Next): Promise<void> {
    const fault = () =>
      next().then(
        () => null,
        (error: unknown) => {
          if (error instanceof errors.ApplicationError) return error;
          throw error;
        },
      );
    const isDone = (error: unknown) => error === null;
    const tried = await attempt(strapi.db.connection, [address(ctx)], fault, isDone);
    if (tried.isLate) tooOften(ctx, tried.waitMs);
    else if (tried.result) throw tried.result;
  }

  const doors: Record<string, typeof signIn> = {
    "/admin/login": signIn,
    "/admin/forgot-password": forgot,
    "/admin/reset-password": withToken,
    "/admin/register": withToken,
    // The first admin is the owner, made with the set-up link; this would let in whoever comes first.
    "/admin/register-admin": async (ctx) => refuse(ctx, 404, "Not Found"),
  };

  return async (ctx: CallContext, next: Next): Promise<void> => {
    const door = ctx.method === "POST" ? doors[plainPath(ctx.path)] : undefined;
    if (!environment.strapiAdmin && belongsToAdmin(ctx.path)) refuse(ctx, 404, "Not Found");
    else if (door) await door(ctx, next);
    else await next();
  };
};
