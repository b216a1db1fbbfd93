import { healthCalls } from "shared-types/health/calls";
import type { Health } from "shared-types/health/answers";
import { environment } from "../../../platform/environment";
import { bearerToken } from "../../../http/bearer-token";
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
  async health(ctx) {
    ctx.set("Cache-Control", "no-store");
    const service = serviceOf(strapi, "api::health.health");
    const health = await service.of();
    const token = bearerToken(ctx.get("authorization"));
    // Look up the owner only with a token, and only while the database is available.
    if (health.parts.database === "ok" && token !== "") {
      const owner = serviceOf(strapi, "api::account.owner");
      if ((await owner.accessOf(token)) === "owner") health.details = await service.details();
    }
    if (isServing(health)) return health;
    ctx.status = 503;
    ctx.set("Retry-After", "5");
    return { ...errorBody(503, ""), ...health };
  },

  picturesMissing: () => missingPictures(strapi.db.connection),
}));
