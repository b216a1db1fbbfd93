import type { Context } from "koa";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Placeholders behind pictures and the panel's styles are inline.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The site's own policy, stricter than the one Strapi's admin needs. */
export function setSecurityHeaders(ctx: Context): void {
  ctx.set("Content-Security-Policy", policy);
  ctx.set("Referrer-Policy", "strict-origin-when-cross-origin");
}
