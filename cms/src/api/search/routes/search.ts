import { searchCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(searchCalls, "search");
