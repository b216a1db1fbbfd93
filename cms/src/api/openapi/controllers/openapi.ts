import type { CallContext } from "../../../http/call-context";
import type { Core } from "@strapi/strapi";
import { readSite } from "../../site-record/settings";
import { openApiDocument } from "../document";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async describe(ctx: CallContext) {
    ctx.body = openApiDocument((await readSite(strapi.db.connection)).title);
  },
});
