import { plantCalls, plantOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...plantCalls, ...plantOwnerCalls },
  {
    floraList: "plant.search",
    floraDetail: "plant.detail",
    plantRecord: "plant.record",
    plantAdd: "plant.add",
    plantUpdate: "plant.update",
    plantDelete: "plant.remove",
  },
);
