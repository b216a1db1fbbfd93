import { healthCalls } from "shared-types/health/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(healthCalls, "health");
