import { associationCalls } from "shared-types/association/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(associationCalls, "association");
