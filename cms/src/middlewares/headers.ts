import type { Context, Next } from "koa";
import { belongsToAdmin } from "../http/paths";
import { securityHeaders } from "../http/security-headers";

/** This site's own headers, stricter than those Strapi's admin needs, before anything answers. */
export default () => (ctx: Context, next: Next) => {
  if (!belongsToAdmin(ctx.path)) ctx.set(securityHeaders(ctx.path));
  return next();
};
