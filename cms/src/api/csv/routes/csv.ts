import { csvCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(csvCalls, "csv");
