import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Next } from "koa";
import { limitFailures, consumeAll, type RateLimitKey } from "../database/rate-limits/rate-limits";
import { accountKey, visitorKey } from "../database/rate-limits/keys";
import { environment } from "../platform/environment";
import type { CallContext } from "../http/call-context";
import { insecureSentence } from "../http/insecure";
import { serviceOf } from "../platform/services";
import { adminPage } from "../api/site/pages/admin-page";
import { adminBuildIn } from "../http/admin-build";
import { belongsToAdmin, isUnder } from "../http/paths";
import { setWait } from "../http/retry-after";

/** Normalizes a path like Strapi's router: case-insensitive, with or without a trailing slash. */
const plainPath = (path: string) => path.toLowerCase().replace(/\/+$/, "");

const textOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value : "";
};

/** In the form of Strapi's own errors, which its admin shows next to the form. */
function refuse(ctx: CallContext, status: number, message: string, waitMs = 0): void {
  setWait(ctx, waitMs);
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: "ApplicationError", message, details: {} } };
}

/** Strapi's admin sets its session's cookie in answer to these. */
const sessionPaths = new Set(
  ["login", "register", "reset-password", "access-token", "logout"].map((name) => `/admin/${name}`),
);

const rateLimited = (ctx: CallContext, waitMs: number) =>
  refuse(ctx, 429, "Too many tries. Please try again later.", waitMs);

/** Whether a person opens Strapi's admin, as opposed to its own calls and files. */
const opensAdmin = (ctx: CallContext) =>
  (ctx.method === "GET" || ctx.method === "HEAD") &&
  isUnder(plainPath(ctx.path), "/admin") &&
  (plainPath(ctx.path) === "/admin" || ctx.get("accept").includes("text/html"));

/** Says why Strapi's admin cannot be opened yet; not when it can. */
function answerUnbuilt(ctx: CallContext, dist: string): boolean {
  const build = adminBuildIn(dist);
  if (build === "ready") return false;
  ctx.status = 503;
  ctx.set({ "Cache-Control": "no-store", "Retry-After": "5" });
  ctx.type = "html";
  ctx.body = adminPage(build);
  return true;
}

/**
 * Guards the sign-in of Strapi's admin, whose own limit is lost at each restart and trusts the
 * e-mail in the body: the rate limits of the panel's sign-in apply here too (docs/decisions/009).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const service = () => serviceOf(strapi, "api::account.sign-in");
  const address = (ctx: CallContext): RateLimitKey => ({
    kind: "address",
    who: visitorKey(ctx.ip),
  });

  async function signIn(ctx: CallContext, next: Next): Promise<void> {
    const body: unknown = ctx.request.body;
    const credentials = { identifier: textOf(body, "email"), password: textOf(body, "password") };
    const keys: RateLimitKey[] = [
      address(ctx),
      { kind: "account", who: accountKey(credentials.identifier) },
    ];
    const isRight = () => service().isValidForAdmin(credentials);
    const attempt = await limitFailures(strapi.db.connection, keys, isRight, Boolean);
    if (attempt.isLimited) rateLimited(ctx, attempt.waitMs);
    else if (attempt.result) await next();
    else {
      strapi.log.warn("Admin: sign-in failed.");
      refuse(ctx, 400, "Invalid credentials");
    }
  }

  /** A requested reset mail: each one counts, whether or not the account exists. */
  async function forgot(ctx: CallContext, next: Next): Promise<void> {
    const keys: RateLimitKey[] = [
      { kind: "resetAddress", who: visitorKey(ctx.ip) },
      { kind: "resetAccount", who: accountKey(textOf(ctx.request.body, "email")) },
    ];
    const { waitMs } = await strapi.db.connection.transaction((trx) =>
      consumeAll(trx, keys, Date.now()),
    );
    if (waitMs > 0) rateLimited(ctx, waitMs);
    else await next();
  }

  /** A token from a mail or an invitation: a wrong one counts as a wrong password. */
  async function withToken(ctx: CallContext, next: Next): Promise<void> {
    const attemptOnce = () =>
      next().then(
        () => null,
        (error: unknown) => {
          if (error instanceof errors.ApplicationError) return error;
          throw error;
        },
      );
    const isDone = (error: unknown) => error === null;
    const attempt = await limitFailures(strapi.db.connection, [address(ctx)], attemptOnce, isDone);
    if (attempt.isLimited) rateLimited(ctx, attempt.waitMs);
    else if (attempt.result) throw attempt.result;
  }

  const handlers: Record<string, typeof signIn> = {
    "/admin/login": signIn,
    "/admin/forgot-password": forgot,
    "/admin/reset-password": withToken,
    "/admin/register": withToken,
    // The first admin is created with the set-up link; this call would make anyone the first admin.
    "/admin/register-admin": async (ctx) => refuse(ctx, 404, "Not Found"),
  };

  return async (ctx: CallContext, next: Next): Promise<void> => {
    const path = plainPath(ctx.path);
    const handle = ctx.method === "POST" ? handlers[path] : undefined;
    const setsCookie = ctx.method === "POST" && sessionPaths.has(path);
    const insecure = setsCookie ? insecureSentence(ctx, "/admin") : null;
    if (!environment.strapiAdmin && belongsToAdmin(ctx.path)) refuse(ctx, 404, "Not Found");
    else if (insecure !== null) refuse(ctx, 403, insecure);
    else if (handle) await handle(ctx, next);
    else if (!opensAdmin(ctx) || !answerUnbuilt(ctx, strapi.dirs.dist.root)) await next();
  };
};
