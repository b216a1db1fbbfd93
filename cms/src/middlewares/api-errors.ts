import type { Context, Next } from "koa";
import { answersOf, methodsOf, queryOf, takesFiles } from "../lib/calls";
import { errorBody, savingErrorBody } from "../lib/error-body";

interface StrapiError {
  error?: { status?: number; message?: string; code?: unknown } | null;
}

/** Whether a call has given the body of contract §3 already: a list, or a code, which Strapi's own lack. */
function isAnswer(body: unknown): boolean {
  return Array.isArray(body) || typeof (body as StrapiError | undefined)?.error?.code === "string";
}

/** In any letter case, because Strapi's router takes /API for /api. */
const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

function answer(ctx: Context, status: number, message: string): void {
  const answers = answersOf(ctx.path);
  ctx.body = answers ? savingErrorBody(answers, status, message) : errorBody(status, message);
  ctx.status = status;
}

/** Why a request is refused before anything looks at it, as status and message; null when it may pass. */
function refusal(ctx: Context): [status: number, message: string] | null {
  const methods = methodsOf(ctx.path);
  if (!methods) return [404, ""];
  if (!methods.includes(ctx.method)) {
    ctx.set("Allow", methods.join(", "));
    return [405, `This address answers to ${methods.join(", ")} only.`];
  }
  // The one call outside /api is never an error (contract §2).
  const taken = queryOf(ctx.path);
  const given = isApi(ctx.path) ? Object.keys(ctx.query) : [];
  const unknown = given.filter((name) => !taken.includes(name));
  if (unknown.length > 0) return [400, `This call takes no query parameter (${unknown[0]}).`];
  const hasBody = Number(ctx.get("content-length")) > 0 || ctx.get("transfer-encoding") !== "";
  const type = takesFiles(ctx.path) ? "multipart/form-data" : "json";
  if (hasBody && !ctx.is(type)) return [415, ""];
  return null;
}

/** Lets only this site's calls through, and gives every failure the body of contract §3. */
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
