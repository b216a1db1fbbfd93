import { sightingImportCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingImportCalls, "sighting-import");
