import { sightingOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingOwnerCalls, "sighting");
