import { categoryCalls } from "shared-types/category/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(categoryCalls, "category");
