import { occurrenceCalls } from "shared-types/occurrence/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(occurrenceCalls, "occurrence");
