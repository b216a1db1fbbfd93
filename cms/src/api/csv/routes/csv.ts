import { csvCalls } from "shared-types/csv/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(csvCalls, "csv");
