import type { Context } from "koa";
import type { PostedContact } from "shared-types/contact/codes";
import type { ContactService } from "../services/contact";
import { environment } from "../../../platform/environment";
import { setWait } from "../../../http/retry-after";
import { isSameOrigin } from "../../../http/same-origin";
import { answerContact } from "./answer-contact";
import { readForm, type Refused } from "./read-form";

const crossSite: Refused = [403, "This form can only be sent from its own page."];

/** Whether the browser says that the form is on another site's page. */
function isCrossSite(ctx: Context): boolean {
  const isOwnOrigin = isSameOrigin(ctx.get("origin"), ctx.host, environment.publicUrl);
  return !isOwnOrigin || ctx.get("sec-fetch-site") === "cross-site";
}

function refuse(ctx: Context, [status, sentence]: Refused): void {
  ctx.status = status;
  ctx.type = "text/plain";
  ctx.body = sentence;
}

/**
 * Answers the contact form sent without scripts: `showPage` renders the page with the outcome.
 * 200 asks the question or confirms, 422 shows broken rules, 429 says when to try again.
 */
export async function handlePostedContact(
  ctx: Context,
  contact: ContactService,
  showPage: (posted: PostedContact) => Promise<void>,
): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  const form = isCrossSite(ctx) ? crossSite : await readForm(ctx);
  if (Array.isArray(form)) {
    refuse(ctx, form);
    return;
  }
  const { status, posted, waitMs } = await answerContact(form, ctx.ip, contact);
  await showPage(posted);
  // A page that could not be rendered has a status of its own.
  if (ctx.status === 200) ctx.status = status;
  setWait(ctx, waitMs);
}
