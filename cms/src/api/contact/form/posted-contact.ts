import type { Context } from "koa";
import type { PostedContact } from "shared-types/contact/codes";
import type { ContactService } from "../services/contact";
import { environment } from "../../../platform/environment";
import { setWait } from "../../../http/retry-after";
import { isSameOrigin } from "../../../http/same-origin";
import { answerContact } from "./answer-contact";

/** Why a form is refused: status and message. */
type Refused = [status: number, sentence: string];

/** Several times the size of a message of 4,000 characters, each encoded as 9 bytes. */
const formMax = 64 * 1024;

const tooLarge: Refused = [413, "That’s too long for this form. Please go back and shorten it."];

/** The whole body; null if it is longer than `formMax`. */
async function readBody(ctx: Context): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read too, or the browser would report a lost connection instead of showing the page.
    if (size <= formMax) chunks.push(chunk);
    else if (size > 16 * formMax) break;
  }
  return size > formMax ? null : Buffer.concat(chunks);
}

/** Reads a URL-encoded form in UTF-8. */
async function readForm(ctx: Context): Promise<URLSearchParams | Refused> {
  const [type = ""] = ctx.get("content-type").split(";");
  const isForm = type.trim().toLowerCase() === "application/x-www-form-urlencoded";
  if (!isForm || ctx.get("content-encoding") !== "")
    return [415, "Please use the form on this page."];
  const body = await readBody(ctx);
  return body ? new URLSearchParams(body.toString("utf8")) : tooLarge;
}

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
