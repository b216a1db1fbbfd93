import type { Core } from "@strapi/strapi";
import { demoCalls } from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { serviceOf } from "../../../platform/services";
import { DemoError } from "../services/demo";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async remove(ctx: CallContext) {
    const wanted = await readBody(ctx, demoCalls.demoRemove);
    try {
      ctx.body = await serviceOf(strapi, "api::demo.demo").remove(wanted);
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      refuse(ctx, error.status, error.message);
    }
  },
});
