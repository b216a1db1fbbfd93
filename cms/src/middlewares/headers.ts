import type { Context, Next } from "koa";
import { inlineScriptSource } from "../api/site/pages/web-build";
import { belongsToAdmin, belongsToStrapi, isPicture, isUnder } from "../http/paths";
import { environment } from "../platform/environment";

const { captcha, apiBase, mvcBase } = environment;

const bases = [apiBase, mvcBase].filter((base) => base.startsWith("http"));
const called = [...bases, ...(captcha.sitekey === "" ? [] : [captcha.provider])];

const closed = ["base-uri 'none'", "frame-ancestors 'none'"];

const pagePolicy = (inlineScript: string) => [
  "default-src 'none'",
  // The captcha compiles its solver to WASM; without it a phone would take ten times as long.
  `script-src 'self' 'wasm-unsafe-eval' ${inlineScript}`,
  "worker-src 'self' blob:",
  // Picture placeholders and the panel's styles are inline.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  ["connect-src 'self'", ...called].join(" "),
  // Safari does not know it, says so on its console, and loads the manifest. Others need it; pages are the same for all.
  "manifest-src 'self'",
  "form-action 'self'",
  ...closed,
];

/** For data: should a browser show it as a page, it may load nothing at all. */
const dataPolicy = ["default-src 'none'", "form-action 'none'", ...closed];
const filePolicy = [...dataPolicy, "sandbox"];

const common = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** Pictures may be embedded elsewhere, by feed readers and other sites. */
const isForOthers = (path: string) => isPicture(path) || isUnder(path, "/uploads");

/**
 * Makes the headers of every response except those of Strapi's admin, which has its own policy, by its path.
 * @param inlineScript  the hash of the one script that pages hold themselves, as a source of a policy
 */
function securityHeaders(inlineScript: string): (path: string) => Record<string, string> {
  const page = pagePolicy(inlineScript).join("; ");
  const policyFor = (path: string) => {
    if (isUnder(path, "/uploads")) return filePolicy.join("; ");
    return belongsToStrapi(path.toLowerCase()) ? dataPolicy.join("; ") : page;
  };
  return (path) => ({
    ...common,
    "Content-Security-Policy": policyFor(path),
    "Cross-Origin-Resource-Policy": isForOthers(path) ? "cross-origin" : "same-origin",
  });
}

/** This site's own headers, stricter than those Strapi's admin needs, before anything answers. */
export default () => {
  const headersOf = securityHeaders(inlineScriptSource());
  return (ctx: Context, next: Next) => {
    if (!belongsToAdmin(ctx.path)) ctx.set(headersOf(ctx.path));
    return next();
  };
};
