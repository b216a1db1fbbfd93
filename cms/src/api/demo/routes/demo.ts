import { demoCalls } from "shared-types/demo/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(demoCalls, "demo");
