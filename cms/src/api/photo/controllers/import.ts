import type { Core } from "@strapi/strapi";
import type { CallContext } from "../../../http/call-context";
import { ImportsBusy } from "../import/lock";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const job = () => serviceOf(strapi, "api::photo.import-job");
  return {
    async run(ctx: CallContext) {
      try {
        ctx.body = await job().run();
      } catch (error) {
        if (error instanceof ImportsBusy) ctx.throw(409, error.message);
        throw error;
      }
    },

    async progress(ctx: CallContext) {
      ctx.body = await job().progress();
    },

    async duplicates(ctx: CallContext) {
      ctx.body = await job().duplicates();
    },
  };
};
