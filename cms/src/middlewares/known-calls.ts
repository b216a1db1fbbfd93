import type { Context, Next } from "koa";
import { isApi, isCall, methodsOf, queryOf, takesFiles } from "../http/calls";

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

/** Lets only this site's calls through, and of those only what they take. */
export default () => async (ctx: Context, next: Next) => {
  const refused = isCall(ctx.path) ? refusal(ctx) : null;
  if (refused) {
    const [status, message] = refused;
    ctx.status = status;
    ctx.body = { error: { message } };
  } else await next();
};
