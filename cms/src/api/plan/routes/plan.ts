import { planCalls } from "shared-types/plan/calls";
import { planOwnerCalls } from "shared-types/plan/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...planCalls, ...planOwnerCalls }, "plan");
