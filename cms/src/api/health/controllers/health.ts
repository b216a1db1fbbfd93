import type { Core } from "@strapi/strapi";
import type { Health } from "shared-types";
import { environment } from "../../../environment";
import { bearerToken } from "../../../lib/bearer-token";
import type { CallContext } from "../../../lib/call-context";
import { errorBody } from "../../../lib/error-body";
import { serviceOf } from "../../../services";

/**
 * Without these no visitor is served as he should be. A bucket is away for all machines alike: to send
 * visitors to another one would bring them no picture, and take the pages from them.
 */
const isServing = ({ parts }: Health) =>
  parts.database === "ok" && (parts.files === "ok" || environment.bucket !== null);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async check(ctx: CallContext) {
    ctx.set("Cache-Control", "no-store");
    const service = serviceOf(strapi, "api::health.health");
    const health = await service.of();
    const token = bearerToken(ctx.get("authorization"));
    // Who has no token is not looked up, and nobody is while the database is away.
    if (health.parts.database === "ok" && token !== "") {
      const owner = serviceOf(strapi, "api::session.owner");
      if ((await owner.standingOf(token)) === "owner") health.details = await service.details();
    }
    ctx.status = isServing(health) ? 200 : 503;
    if (!isServing(health)) ctx.set("Retry-After", "5");
    ctx.body = isServing(health) ? health : { ...errorBody(503, ""), ...health };
  },
});
