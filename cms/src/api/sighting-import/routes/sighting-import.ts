import { sightingImportCalls } from "shared-types/sighting-import/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingImportCalls, "sighting-import");
