import { gapCalls } from "shared-types/gap/calls";

import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(gapCalls, (strapi) => ({
  gaps: () => serviceOf(strapi, "api::gap.gap").all(),
}));
