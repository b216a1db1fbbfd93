import { guideCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(guideCalls, "guide");
