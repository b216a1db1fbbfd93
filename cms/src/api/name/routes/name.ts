import { nameCalls } from "shared-types/name/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(nameCalls, "name");
