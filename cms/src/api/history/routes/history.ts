import { historyCalls } from "shared-types/history/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(historyCalls, "history");
