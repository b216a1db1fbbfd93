import type { Core } from "@strapi/strapi";
import { guideUpdateSchema } from "shared-types/schemas";
import { answers, saves } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const guide = () => serviceOf(strapi, "api::guide.guide");
  return {
    read: answers(() => guide().read()),
    update: saves(guideUpdateSchema, "There is no guide.", (draft) => guide().update(draft)),
  };
};
