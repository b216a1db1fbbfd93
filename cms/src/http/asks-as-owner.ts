import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { bearerToken } from "./bearer-token";
import type { CallContext } from "./call-context";
import { serviceOf } from "../platform/services";

/**
 * Whether a public read has the owner's token and so includes internal records; such an
 * answer is never cached (docs/product.md 5.3).
 * @throws UnauthorizedError for an expired token, which its bearer should renew
 */
export async function asksAsOwner(strapi: Core.Strapi, ctx: CallContext): Promise<boolean> {
  const authorization = ctx.get("authorization");
  if (authorization === "") return false;
  ctx.set("Cache-Control", "no-store");
  const owner = serviceOf(strapi, "api::account.owner");
  const access = await owner.accessOf(bearerToken(authorization));
  if (access === "nobody") throw new errors.UnauthorizedError();
  return access === "owner";
}
