import { healthCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(healthCalls, "health");
