import { sightingImportCalls } from "shared-types/sighting-import/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingImportCalls, "sighting-import");
