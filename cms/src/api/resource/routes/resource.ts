import { resourceCalls } from "shared-types/resource/calls";
import { resourceOwnerCalls } from "shared-types/resource/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...resourceCalls, ...resourceOwnerCalls }, "resource");
