import { associationOwnerCalls } from "shared-types/association/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(associationOwnerCalls, "association");
