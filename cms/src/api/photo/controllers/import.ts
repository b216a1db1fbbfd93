import type { Core } from "@strapi/strapi";
import { photoOwnerCalls } from "shared-types";
import { answers } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { ImportsBusy } from "../import/lock";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const job = () => serviceOf(strapi, "api::photo.import-job");
  return {
    async run(ctx: CallContext) {
      try {
        const { visibility } = await readBody(ctx, photoOwnerCalls.photosImport);
        ctx.body = await job().run(visibility);
      } catch (error) {
        if (error instanceof ImportsBusy) ctx.throw(409, error.message);
        throw error;
      }
    },

    progress: answers(() => job().progress()),
    duplicates: answers(() => job().duplicates()),
  };
};
