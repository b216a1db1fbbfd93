import { searchCalls } from "shared-types/search/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(searchCalls, "search");
