import { historyCalls } from "shared-types/history/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(historyCalls, "history");
