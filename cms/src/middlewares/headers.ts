import type { Context, Next } from "koa";
import { belongsToAdmin } from "../http/paths";
import { inlineScriptSource } from "../api/site/pages/web-build";
import { securityHeaders } from "../http/security-headers";

/** This site's own headers, stricter than those Strapi's admin needs, before anything answers. */
export default () => {
  const headersOf = securityHeaders(inlineScriptSource());
  return (ctx: Context, next: Next) => {
    if (!belongsToAdmin(ctx.path)) ctx.set(headersOf(ctx.path));
    return next();
  };
};
