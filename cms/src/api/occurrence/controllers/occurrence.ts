import { occurrenceCalls } from "shared-types/occurrence/owner";
import type { CallContext } from "../../../http/call-context";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(occurrenceCalls, (strapi) => ({
  async occurrenceArchive(ctx: CallContext) {
    ctx.body = await serviceOf(strapi, "api::occurrence.occurrence").archive();
    ctx.attachment("occurrences.zip");
    ctx.type = "application/zip";
  },
}));
