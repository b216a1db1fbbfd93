import type { Context } from "koa";
import { environment } from "../environment";

const { captcha } = environment;

const policy = [
  "default-src 'none'",
  // The captcha compiles its solver; without it a phone would work ten times as long.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // Placeholders behind pictures and the panel's styles are inline.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  captcha.sitekey === "" ? "connect-src 'self'" : `connect-src 'self' ${captcha.provider}`,
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
