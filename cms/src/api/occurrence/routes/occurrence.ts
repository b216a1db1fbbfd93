import { occurrenceCalls } from "shared-types/occurrence/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(occurrenceCalls, "occurrence");
