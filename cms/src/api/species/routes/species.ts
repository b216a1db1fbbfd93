import { animalCalls, animalOwnerCalls, plantCalls, plantOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...plantCalls, ...plantOwnerCalls, ...animalCalls, ...animalOwnerCalls },
  {
    floraList: "species.floraList",
    floraDetail: "species.floraDetail",
    plantRecord: "species.plantRecord",
    plantAdd: "species.plantAdd",
    plantUpdate: "species.plantUpdate",
    plantDelete: "species.plantDelete",
    plantsChange: "species.plantsChange",
    plantsDelete: "species.plantsDelete",
    faunaList: "species.faunaList",
    faunaDetail: "species.faunaDetail",
    animalRecord: "species.animalRecord",
    animalAdd: "species.animalAdd",
    animalUpdate: "species.animalUpdate",
    animalDelete: "species.animalDelete",
    animalsChange: "species.animalsChange",
    animalsDelete: "species.animalsDelete",
  },
);
