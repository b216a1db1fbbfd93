import { viewpointCalls } from "shared-types/viewpoint/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(viewpointCalls, "viewpoint");
