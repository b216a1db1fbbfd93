import { gapCalls } from "shared-types/gap/owner";
import { answers } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(gapCalls, (strapi) => ({
  gaps: answers(() => serviceOf(strapi, "api::gap.gap").all()),
}));
