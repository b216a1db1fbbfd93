import type { Core } from "@strapi/strapi";
import type { CallContext } from "../../../lib/call-context";
import type { ImportJobService } from "../services/import-job";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const job = () => strapi.service("api::photo.import-job") as unknown as ImportJobService;
  return {
    async run(ctx: CallContext) {
      ctx.body = await job().run();
    },

    async progress(ctx: CallContext) {
      ctx.body = await job().progress();
    },

    async duplicates(ctx: CallContext) {
      ctx.body = await job().duplicates();
    },
  };
};
