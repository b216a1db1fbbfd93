import { occurrenceCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(occurrenceCalls, "occurrence");
