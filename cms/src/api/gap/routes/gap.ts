import { gapCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(gapCalls, "gap");
