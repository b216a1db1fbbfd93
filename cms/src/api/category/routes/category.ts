import { categoryCalls } from "shared-types/category/calls";
import { categoryOwnerCalls } from "shared-types/category/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...categoryCalls, ...categoryOwnerCalls }, "category");
