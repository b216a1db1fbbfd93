import { animalCalls, animalOwnerCalls, plantCalls, plantOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...plantCalls, ...plantOwnerCalls, ...animalCalls, ...animalOwnerCalls },
  {
    floraList: "species.plantSearch",
    floraDetail: "species.plantDetail",
    plantRecord: "species.plantRecord",
    plantAdd: "species.plantAdd",
    plantUpdate: "species.plantUpdate",
    plantDelete: "species.plantRemove",
    plantsChange: "species.plantChangeAll",
    plantsDelete: "species.plantRemoveAll",
    faunaList: "species.animalSearch",
    faunaDetail: "species.animalDetail",
    animalRecord: "species.animalRecord",
    animalAdd: "species.animalAdd",
    animalUpdate: "species.animalUpdate",
    animalDelete: "species.animalRemove",
    animalsChange: "species.animalChangeAll",
    animalsDelete: "species.animalRemoveAll",
  },
);
