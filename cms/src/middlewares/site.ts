import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import type { PostedContact } from "shared-types/contact/codes";
import { shareTarget } from "shared-types/photo/import";
import { encodingsOf } from "../cache/encoded-body";
import { drawQuote } from "../cache/quote-draws";
import { environment } from "../platform/environment";
import { setRetryAfter } from "../http/retry-after";
import { encodingFor } from "../http/encoding";
import { serviceOf } from "../platform/services";
import { belongsToStrapi, isAppFile, isPicture, isDiscoveryFile, isUnder } from "../http/paths";
import { handlePostedContact } from "../api/contact/form/posted-contact";
import { loadWebApp } from "../api/site/pages/renderer";
import { sendAppFile } from "../api/site/files/send-app-file";
import { settingsOf } from "../api/site/services/site";
import { readSiteOrLast } from "../api/site-record/settings";
import { sendPicture } from "../api/site/files/send-picture";
import { sendDiscoveryFile } from "../api/site/send-feed-or-sitemap";

/** Whether this is what a phone's share sheet posts while no service worker has taken it. */
const isMissedShare = ({ method, path }: Context) => method === "POST" && path === shareTarget.path;

/**
 * Leads to the screen that asks for the photos again. The files are read and discarded: the session's cookie
 * is sent to its own calls only, so nobody is known to be the owner here (docs/decisions/065).
 */
function answerMissedShare(ctx: Context): void {
  ctx.req.resume();
  ctx.set("Cache-Control", "no-store");
  ctx.status = 303;
  ctx.redirect(`${shareTarget.path}?${shareTarget.missed}`);
}

/** Serves pages, the panel's shell and the site's files; everything else goes on to Strapi. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const web = loadWebApp();
  const site = () => readSiteOrLast(strapi.db.connection);
  const settings = async () => settingsOf(await site());

  async function page(ctx: Context, postedContact?: PostedContact): Promise<void> {
    const reader = serviceOf(strapi, "api::site.reader");
    const current = await site();
    const answer = await web.renderer.render({
      path: ctx.path,
      query: ctx.querystring,
      reader,
      settings: settingsOf(current),
      origin: environment.publicUrl,
      credit: { owner: current.ownerName, licenseUrl: current.photoLicenseUrl },
      quoteDraw: Number(ctx.state["quoteDraw"]) || drawQuote(),
      ...(postedContact ? { postedContact } : {}),
    });
    const isUnkept = postedContact || answer.isUncacheable || answer.status === 500;
    ctx.set("Cache-Control", isUnkept ? "no-store" : "no-cache");
    if (answer.location !== undefined) {
      ctx.redirect(answer.location);
      ctx.status = answer.status;
      return;
    }
    const isAway = answer.fault !== undefined && setRetryAfter(ctx, answer.fault, strapi.log);
    if (answer.fault !== undefined && !isAway) strapi.log.error(answer.fault);
    ctx.status = isAway ? 503 : answer.status;
    ctx.state["isCacheablePage"] = answer.fault === undefined && !answer.isUncacheable;
    ctx.type = "html";
    ctx.body = ctx.status === 200 && !isUnkept ? answer.html : await packed(ctx, answer.html);
  }

  return async (ctx: Context, next: Next) => {
    const { path } = ctx;
    // Strapi puts every route below /api; this call is outside it (docs/product.md 1.2).
    if (path === "/cp/getuser") {
      ctx.path = "/api/cp/getuser";
      await next();
      return;
    }
    if (path === "/contact" && ctx.method === "POST" && (await settings()).pages.contact) {
      const contact = serviceOf(strapi, "api::contact.contact");
      return handlePostedContact(ctx, contact, (posted) => page(ctx, posted));
    }
    if (isMissedShare(ctx)) {
      answerMissedShare(ctx);
      return;
    }
    if (belongsToStrapi(path) || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      await next();
      return;
    }
    // `GET *` is about the server as a whole, and about no page.
    if (!path.startsWith("/")) ctx.throw(400, "There is no page at this address.");
    if (isPicture(path)) {
      const file = decode(path.slice("/assets/images".length));
      return sendPicture(ctx, file, "v" in ctx.query, strapi.log);
    }
    if (isDiscoveryFile(path)) {
      const found = serviceOf(strapi, "api::site.discovery");
      const webManifest = async () => web.renderer.webManifest(await settings());
      if (await sendDiscoveryFile(ctx, { found, webManifest })) return;
    }
    if (isAppFile(path)) return sendAppFile(ctx, web.findFile);
    if (isUnder(path, "/cp")) {
      ctx.set("Cache-Control", "no-store");
      const spelled = path.replace(/\/{2,}/g, "/").replace(/\/$/, "");
      if (spelled !== path) {
        ctx.redirect(spelled + ctx.search);
        ctx.status = 301;
        return;
      }
      ctx.type = "html";
      ctx.body = web.panelShell(await settings());
      return;
    }
    return page(ctx);
  };
};

/** Compresses a page that is not cached; the cache compresses the others. */
async function packed(ctx: Context, html: string): Promise<Buffer> {
  const asked = encodingFor(ctx.get("accept-encoding"));
  const { encoding, bytes } = await encodingsOf(Buffer.from(html)).encode(asked);
  ctx.vary("Accept-Encoding");
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  return bytes;
}

/** Decodes a path; one that cannot be decoded is not a file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}
