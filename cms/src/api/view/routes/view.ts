import { viewCalls } from "shared-types/view/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(viewCalls, "view");
