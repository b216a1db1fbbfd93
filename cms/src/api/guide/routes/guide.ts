import { guideCalls } from "shared-types/guide/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(guideCalls, "guide");
