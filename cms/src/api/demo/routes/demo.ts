import { demoCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(demoCalls, "demo");
