import type { Core } from "@strapi/strapi";
import { guideCalls } from "shared-types";
import { answers, saves } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const guide = () => serviceOf(strapi, "api::guide.guide");
  return {
    read: answers(() => guide().read()),
    update: saves(guideCalls.guideUpdate, "There is no guide.", (draft) => guide().update(draft)),
  };
};
