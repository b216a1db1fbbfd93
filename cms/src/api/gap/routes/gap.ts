import { gapCalls } from "shared-types/gap/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(gapCalls, "gap");
