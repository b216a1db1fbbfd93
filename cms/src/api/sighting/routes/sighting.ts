import { sightingOwnerCalls } from "shared-types/sighting/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingOwnerCalls, "sighting");
