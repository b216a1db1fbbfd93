import { viewCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(viewCalls, "view");
