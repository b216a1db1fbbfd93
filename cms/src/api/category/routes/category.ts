import { categoryCalls, categoryOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...categoryCalls, ...categoryOwnerCalls }, "category");
