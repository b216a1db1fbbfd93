import { animalCalls } from "shared-types/animal/calls";
import { animalOwnerCalls } from "shared-types/animal/owner";
import { plantCalls } from "shared-types/plant/calls";
import { plantOwnerCalls } from "shared-types/plant/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...plantCalls, ...plantOwnerCalls, ...animalCalls, ...animalOwnerCalls },
  "species",
);
