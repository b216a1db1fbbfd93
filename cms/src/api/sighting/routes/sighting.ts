import { sightingOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(sightingOwnerCalls, {
  sightings: "sighting.page",
  sightingAdd: "sighting.add",
  sightingUpdate: "sighting.update",
  sightingDelete: "sighting.remove",
});
