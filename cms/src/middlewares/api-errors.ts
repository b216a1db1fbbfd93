import type { Context, Next } from "koa";
import { methodsOf, queryOf, savingAnswerOf, takesFiles } from "../http/calls";
import { errorBody, savingErrorBody } from "../http/error-body";

interface StrapiError {
  error?: { status?: number; message?: string; code?: unknown } | null;
}

/** Whether the body is one of our own error bodies already: a list, or with a code, which Strapi's lack. */
function isAnswer(body: unknown): boolean {
  return Array.isArray(body) || typeof (body as StrapiError | undefined)?.error?.code === "string";
}

/** In any letter case, because Strapi's router matches /API too. */
const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

function answer(ctx: Context, status: number, message: string): void {
  const saving = savingAnswerOf(ctx.method, ctx.path);
  ctx.body = saving ? savingErrorBody(saving, status, message) : errorBody(status, message);
  ctx.status = status;
}

/** Why a request is refused up front: status and message; null when it may pass. */
function refusal(ctx: Context): [status: number, message: string] | null {
  const methods = methodsOf(ctx.path);
  if (!methods) return [404, ""];
  if (!methods.includes(ctx.method)) {
    ctx.set("Allow", methods.join(", "));
    return [405, `This address only accepts ${methods.join(", ")}.`];
  }
  // The one call outside /api is never an error (docs/product.md 5.4).
  const taken = queryOf(ctx.method, ctx.path);
  const given = isApi(ctx.path) ? Object.keys(ctx.query) : [];
  const unknown = given.filter((name) => !taken.includes(name));
  if (unknown.length > 0) return [400, `This call takes no query parameter (${unknown[0]}).`];
  const hasBody = Number(ctx.get("content-length")) > 0 || ctx.get("transfer-encoding") !== "";
  const type = takesFiles(ctx.method, ctx.path) ? "multipart/form-data" : "json";
  if (hasBody && !ctx.is(type)) return [415, ""];
  return null;
}

/** Lets only this site's calls through, and gives every failure the body of docs/product.md 5.1. */
export default () => async (ctx: Context, next: Next) => {
  if (!isApi(ctx.path) && !methodsOf(ctx.path)) {
    await next();
    return;
  }
  const refused = refusal(ctx);
  if (refused) {
    answer(ctx, ...refused);
    return;
  }
  await next();
  if (ctx.status < 400 || isAnswer(ctx.body)) return;
  const failed = ctx.body as StrapiError | undefined;
  answer(ctx, ctx.status, failed?.error?.message ?? "");
};
