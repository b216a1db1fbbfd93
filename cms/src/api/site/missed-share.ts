import type { Context } from "koa";
import { shareTarget } from "shared-types/photo/import";

/** Whether this is what a phone's share sheet posts while no service worker has taken it. */
export const isMissedShare = ({ method, path }: Context) =>
  method === "POST" && path === shareTarget.path;

/**
 * Leads to the screen that asks for the photos again. The files are read and discarded: the session's cookie
 * is sent to its own calls only, so nobody is known to be the owner here (docs/decisions/065).
 */
export function answerMissedShare(ctx: Context): void {
  ctx.req.resume();
  ctx.set("Cache-Control", "no-store");
  ctx.status = 303;
  ctx.redirect(`${shareTarget.path}?${shareTarget.missed}`);
}
