import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { bearerToken } from "../../lib/bearer-token";
import type { CallContext } from "../../lib/call-context";
import { serviceOf } from "../../services";

/**
 * Whether a public read is asked with the owner's token and so shows internal records too; such an
 * answer is never kept (contract §10).
 * @throws UnauthorizedError for a token that is none any more: its bearer is to renew it.
 */
export async function asksAsOwner(strapi: Core.Strapi, ctx: CallContext): Promise<boolean> {
  const authorization = ctx.get("authorization");
  if (authorization === "") return false;
  ctx.set("Cache-Control", "no-store");
  const owner = serviceOf(strapi, "api::session.owner");
  const standing = await owner.standingOf(bearerToken(authorization));
  if (standing === "nobody") throw new errors.UnauthorizedError();
  return standing === "owner";
}
