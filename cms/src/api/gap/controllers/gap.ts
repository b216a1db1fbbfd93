import { gapCalls } from "shared-types/gap/owner";

import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(gapCalls, (strapi) => ({
  gaps: () => serviceOf(strapi, "api::gap.gap").all(),
}));
