import { occurrenceCalls } from "shared-types/occurrence/calls";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(occurrenceCalls, (strapi) => ({
  async occurrenceArchive(ctx) {
    const archive = await serviceOf(strapi, "api::occurrence.occurrence").archive();
    ctx.attachment("occurrences.zip");
    ctx.type = "application/zip";
    return archive;
  },
}));
