import { viewCalls } from "shared-types/view/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(viewCalls, "view");
