import type { Context } from "koa";
import type { PostedContact } from "shared-types";
import type { ContactService } from "../api/contact-message/services/contact";
import { environment } from "../environment";
import { isSameOrigin } from "../lib/same-origin";
import { answerContact } from "./answer-contact";
import { readForm, type Refused } from "./read-form";

const foreign: Refused = [403, "This form is sent from its own page only."];

/** Whether a browser says that the form stands on another site's page. */
function isForeign(ctx: Context): boolean {
  const isOwnOrigin = isSameOrigin(ctx.get("origin"), ctx.host, environment.publicUrl);
  return !isOwnOrigin || ctx.get("sec-fetch-site") === "cross-site";
}

function refuse(ctx: Context, [status, sentence]: Refused): void {
  ctx.status = status;
  ctx.type = "text/plain";
  ctx.body = sentence;
}

/**
 * Answers the contact form sent without scripts: `showPage` renders the page with what came of it.
 * 200 asks the question or confirms, 422 shows broken rules, 429 says when to come again.
 */
export async function takePostedContact(
  ctx: Context,
  contact: ContactService,
  showPage: (posted: PostedContact) => Promise<void>,
): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  const form = isForeign(ctx) ? foreign : await readForm(ctx);
  if (Array.isArray(form)) {
    refuse(ctx, form);
    return;
  }
  const { status, posted, waitMs } = await answerContact(form, ctx.ip, contact);
  await showPage(posted);
  // A page that could not be rendered says so itself.
  if (ctx.status === 200) ctx.status = status;
  if (waitMs > 0) ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
}
