import { demoCalls } from "shared-types/demo/owner";
import { routesOf } from "../../../http/routes";

export default routesOf(demoCalls, "demo");
