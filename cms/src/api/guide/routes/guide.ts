import { guideCalls } from "shared-types/guide/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(guideCalls, "guide");
