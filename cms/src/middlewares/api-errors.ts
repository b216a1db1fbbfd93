import type { Context, Next } from "koa";
import { methodsOf, answersList } from "../lib/calls";
import { errorBody, errorList } from "../lib/error-body";

interface StrapiError {
  error?: { status?: number; message?: string } | null;
}

const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

function answer(ctx: Context, status: number, message: string): void {
  ctx.body = answersList(ctx.path) ? errorList(status, message) : errorBody(status, message);
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
  const unknown = Object.keys(ctx.query);
  if (unknown.length > 0) return [400, `This call takes no query parameter (${unknown[0]}).`];
  const hasBody = (ctx.request.length ?? 0) > 0 || ctx.get("transfer-encoding") !== "";
  if (hasBody && !ctx.is("json", "multipart")) return [415, ""];
  return null;
}

/** Lets only this site's calls through, and gives every failure the body of contract §3. */
export default () => async (ctx: Context, next: Next) => {
  if (!isApi(ctx.path)) return next();
  const refused = refusal(ctx);
  if (refused) return answer(ctx, ...refused);
  await next();
  if (ctx.status < 400) return;
  const failed = ctx.body as StrapiError | undefined;
  answer(ctx, ctx.status, failed?.error?.message ?? "");
};
