import { animalCalls } from "shared-types/animal/calls";
import { plantCalls } from "shared-types/plant/calls";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...plantCalls, ...animalCalls }, "species");
