import { gapCalls } from "shared-types/gap/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(gapCalls, "gap");
