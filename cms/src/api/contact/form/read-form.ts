import type { Context } from "koa";

/** Why a form is refused: status and message. */
export type Refused = [status: number, sentence: string];

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
export async function readForm(ctx: Context): Promise<URLSearchParams | Refused> {
  const [type = ""] = ctx.get("content-type").split(";");
  const isForm = type.trim().toLowerCase() === "application/x-www-form-urlencoded";
  if (!isForm || ctx.get("content-encoding") !== "")
    return [415, "Please use the form on this page."];
  const body = await readBody(ctx);
  return body ? new URLSearchParams(body.toString("utf8")) : tooLarge;
}
