import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { bearerToken } from "../lib/bearer-token";
import type { CallContext } from "../lib/call-context";
import { serviceOf } from "../services";

/** Lets the owner through: 401 without a living session, 403 for anyone else (contract §2, §3). */
export default async (
  { request, response }: Pick<CallContext, "request" | "response">,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  const owner = serviceOf(strapi, "api::session.owner");
  response.set("Cache-Control", "no-store");
  const standing = await owner.standingOf(bearerToken(request.headers.authorization));
  if (standing === "nobody") throw new errors.UnauthorizedError();
  if (standing === "other") throw new errors.ForbiddenError();
  return true;
};
