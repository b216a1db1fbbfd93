import { associationOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(associationOwnerCalls, "association");
