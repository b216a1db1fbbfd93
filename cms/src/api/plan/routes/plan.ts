import { planCalls, planOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...planCalls, ...planOwnerCalls },
  {
    plans: "plan.all",
    planDetail: "plan.detail",
    planRecord: "plan.record",
    planAdd: "plan.add",
    planUpdate: "plan.update",
    planDelete: "plan.remove",
  },
);
