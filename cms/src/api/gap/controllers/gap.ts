import type { Core } from "@strapi/strapi";
import { answers } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  all: answers(() => serviceOf(strapi, "api::gap.gap").all()),
});
