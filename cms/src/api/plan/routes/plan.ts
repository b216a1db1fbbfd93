import { planCalls } from "shared-types/plan/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(planCalls, "plan");
