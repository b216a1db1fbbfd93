import { animalCalls, animalOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...animalCalls, ...animalOwnerCalls },
  {
    faunaList: "animal.search",
    faunaDetail: "animal.detail",
    animalRecord: "animal.record",
    animalAdd: "animal.add",
    animalUpdate: "animal.update",
    animalDelete: "animal.remove",
  },
);
