import { environment } from "../environment";
import { belongsToStrapi, isPicture, under } from "./paths";

const { captcha } = environment;

const closed = ["base-uri 'none'", "frame-ancestors 'none'"];

const pagePolicy = [
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
  "form-action 'self'",
  ...closed,
].join("; ");

/** Data is no page: should a browser show it as one, it may do nothing at all. */
const dataPolicy = ["default-src 'none'", "form-action 'none'", ...closed];
const filePolicy = [...dataPolicy, "sandbox"];

const common = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** Pictures may be shown elsewhere: by feed readers, and by whoever links to the garden. */
const isForOthers = (path: string) => isPicture(path) || under(path, "/uploads");

function policyFor(path: string): string {
  if (under(path, "/uploads")) return filePolicy.join("; ");
  return belongsToStrapi(path.toLowerCase()) ? dataPolicy.join("; ") : pagePolicy;
}

/** What is said with every answer but those of Strapi's admin, which has a policy of its own. */
export function securityHeaders(path: string): Record<string, string> {
  return {
    ...common,
    "Content-Security-Policy": policyFor(path),
    "Cross-Origin-Resource-Policy": isForOthers(path) ? "cross-origin" : "same-origin",
  };
}
