import type { Core } from "@strapi/strapi";
import type { CallContext } from "../../../http/call-context";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async archive(ctx: CallContext) {
    ctx.body = await serviceOf(strapi, "api::occurrence.occurrence").archive();
    ctx.attachment("occurrences.zip");
    ctx.type = "application/zip";
  },
});
