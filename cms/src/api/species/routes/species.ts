import { animalCalls, animalOwnerCalls, plantCalls, plantOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...plantCalls, ...plantOwnerCalls, ...animalCalls, ...animalOwnerCalls },
  "species",
);
