import { sightingCalls } from "shared-types/sighting/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingCalls, "sighting");
