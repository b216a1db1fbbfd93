import { resourceCalls, resourceOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...resourceCalls, ...resourceOwnerCalls }, "resource");
