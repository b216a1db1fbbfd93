import { healthCalls } from "shared-types/health/calls";
import type { Health } from "shared-types/health/answers";
import { environment } from "../../../platform/environment";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { answers } from "../../../http/handlers";
import { missingPictures } from "../missing-pictures";
import { errorBody } from "../../../http/error-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

/**
 * Without these, visitors cannot be served. A bucket is unavailable to all instances alike: sending
 * visitors to another one would not bring pictures back, but would cost them the pages.
 */
const isServing = ({ parts }: Health) =>
  parts.database === "ok" && (parts.files === "ok" || environment.bucket !== null);

export default controllerOf(healthCalls, (strapi) => ({
  async health(ctx: CallContext) {
    ctx.set("Cache-Control", "no-store");
    const service = serviceOf(strapi, "api::health.health");
    const health = await service.of();
    const token = bearerToken(ctx.get("authorization"));
    // Look up the owner only with a token, and only while the database is available.
    if (health.parts.database === "ok" && token !== "") {
      const owner = serviceOf(strapi, "api::account.owner");
      if ((await owner.accessOf(token)) === "owner") health.details = await service.details();
    }
    ctx.status = isServing(health) ? 200 : 503;
    if (!isServing(health)) ctx.set("Retry-After", "5");
    ctx.body = isServing(health) ? health : { ...errorBody(503, ""), ...health };
  },

  picturesMissing: answers(() => missingPictures(strapi.db.connection)),
}));
