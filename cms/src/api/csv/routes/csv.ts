import { csvCalls } from "shared-types/csv/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(csvCalls, "csv");
