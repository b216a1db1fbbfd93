import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { randomQuoteNumber, type PostedContact, type SiteSettings } from "shared-types";
import { formsOf } from "../answers/forms";
import { environment } from "../environment";
import { comeAgain } from "../lib/come-again";
import { encodingFor } from "../lib/encoding";
import { serviceOf } from "../services";
import { captchaSettings } from "../site/captcha-settings";
import { belongsToStrapi, isAppFile, isPicture, isSignpost, under } from "../site/paths";
import { takePostedContact } from "../site/posted-contact";
import { loadWebApp } from "../site/renderer";
import { sendAppFile } from "../site/send-app-file";
import { sendPicture } from "../site/send-picture";
import { sendSignpost } from "../site/send-signpost";

const settings: SiteSettings = {
  title: environment.siteTitle,
  timeZone: environment.timeZone,
  apiBase: "/api",
  mvcBase: "",
  captcha: captchaSettings,
};

/** Pages, the panel's shell and the site's files; everything else goes on to Strapi. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const web = loadWebApp(settings);

  async function page(ctx: Context, postedContact?: PostedContact): Promise<void> {
    const reader = serviceOf(strapi, "api::site.reader");
    const answer = await web.renderer.render({
      path: ctx.path,
      query: ctx.querystring,
      reader,
      settings,
      origin: environment.publicUrl,
      credit: { owner: environment.siteOwner, licenseUrl: environment.licenseUrl },
      quoteNumber: Number(ctx.state["quoteNumber"]) || randomQuoteNumber(),
      ...(postedContact ? { postedContact } : {}),
    });
    ctx.set("Cache-Control", postedContact || answer.status === 500 ? "no-store" : "no-cache");
    if (answer.location !== undefined) {
      ctx.redirect(answer.location);
      ctx.status = answer.status;
      return;
    }
    const isAway = answer.fault !== undefined && comeAgain(ctx, answer.fault, strapi.log);
    if (answer.fault !== undefined && !isAway) strapi.log.error(answer.fault);
    ctx.status = isAway ? 503 : answer.status;
    ctx.state["isKeptPage"] = answer.fault === undefined;
    ctx.type = "html";
    ctx.body = ctx.status === 200 && !postedContact ? answer.html : await packed(ctx, answer.html);
  }

  return async (ctx: Context, next: Next) => {
    const { path } = ctx;
    // Strapi puts every route below /api; this call stands outside it (spec §7, MVC base).
    if (path === "/cp/getuser") {
      ctx.path = "/api/cp/getuser";
      await next();
      return;
    }
    if (path === "/contact" && ctx.method === "POST") {
      const contact = serviceOf(strapi, "api::contact-message.contact");
      return takePostedContact(ctx, contact, (posted) => page(ctx, posted));
    }
    if (belongsToStrapi(path) || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      await next();
      return;
    }
    if (isPicture(path)) {
      const file = decode(path.slice("/assets/images".length));
      return sendPicture(ctx, file, "v" in ctx.query, strapi.log);
    }
    if (isSignpost(path)) {
      const found = serviceOf(strapi, "api::site.signposts");
      const webManifest = () => web.renderer.webManifest(settings);
      if (await sendSignpost(ctx, { found, webManifest })) return;
    }
    if (isAppFile(path)) return sendAppFile(ctx, web.findFile);
    if (under(path, "/cp")) {
      ctx.set("Cache-Control", "no-store");
      ctx.type = "html";
      ctx.body = web.panelShell;
      return;
    }
    return page(ctx);
  };
};

/** A page that is not kept, in the encoding that is asked for; pages that are kept get theirs in memory. */
async function packed(ctx: Context, html: string): Promise<Buffer> {
  const asked = encodingFor(ctx.get("accept-encoding"));
  const { encoding, body } = await formsOf(Buffer.from(html)).make(asked);
  ctx.vary("Accept-Encoding");
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  return body;
}

/** A path as the file system has it; what cannot be decoded is no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}
