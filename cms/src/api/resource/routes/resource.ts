import { resourceCalls } from "shared-types/resource/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(resourceCalls, "resource");
