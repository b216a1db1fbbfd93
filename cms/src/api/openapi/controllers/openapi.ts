import { openapiCalls } from "shared-types/openapi/calls";
import type { CallContext } from "../../../http/call-context";
import { controllerOf } from "../../../http/routes";
import { readSite } from "../../site-record/settings";
import { openApiDocument } from "../document";

export default controllerOf(openapiCalls, (strapi) => ({
  async openapi(ctx: CallContext) {
    ctx.body = openApiDocument((await readSite(strapi.db.connection)).title);
  },
}));
