import { nameCalls } from "shared-types/name/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(nameCalls, "name");
