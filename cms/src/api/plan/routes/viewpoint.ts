import { viewpointCalls } from "shared-types/viewpoint/calls";
import { viewpointOwnerCalls } from "shared-types/viewpoint/owner";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...viewpointCalls, ...viewpointOwnerCalls }, "viewpoint");
