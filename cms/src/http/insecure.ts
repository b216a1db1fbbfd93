import type { Context } from "koa";
import { environment } from "../platform/environment";

/**
 * Why a request can be given no session, and what to do; null if it can. Browsers send a `Secure` cookie over https only, and to set
 * one on a request that did not come by https is an error.
 * @param path where to sign in
 */
export function insecureSentence(ctx: Context, path: "/cp" | "/admin"): string | null {
  const { secureCookies, publicUrl } = environment;
  if (!secureCookies || ctx.secure) return null;
  return (
    `You can’t sign in at this address, because it is not secure. Please sign in at ${publicUrl}${path}. ` +
    "If that is where you are, the proxy in front of the site has to send X-Forwarded-Proto: https."
  );
}
