import { siteCalls } from "shared-types/site/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(siteCalls, "site");
