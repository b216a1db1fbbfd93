import { planCalls, planOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...planCalls, ...planOwnerCalls }, "plan");
