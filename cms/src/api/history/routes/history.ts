import { historyCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(historyCalls, "history");
