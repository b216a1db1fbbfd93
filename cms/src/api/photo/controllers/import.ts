import type { Core } from "@strapi/strapi";
import { photoOwnerCalls } from "shared-types/photo/owner";
import { answers } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const job = () => serviceOf(strapi, "api::photo.import-job");
  return {
    run: answers(async (ctx) => {
      const { visibility } = await readBody(ctx, photoOwnerCalls.photosImport);
      return job().run(visibility);
    }),
    progress: answers(() => job().progress()),
    duplicates: answers(() => job().duplicates()),
  };
};
