import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { bearerToken } from "../http/bearer-token";
import type { CallContext } from "../http/call-context";
import { serviceOf } from "../platform/services";

/** Lets the owner through: 401 without a living session, 403 for anyone else. */
export default async (
  { request, response }: Pick<CallContext, "request" | "response">,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  const owner = serviceOf(strapi, "api::account.owner");
  response.set("Cache-Control", "no-store");
  const access = await owner.accessOf(bearerToken(request.headers.authorization));
  if (access === "nobody") throw new errors.UnauthorizedError();
  if (access === "other") throw new errors.ForbiddenError();
  return true;
};
