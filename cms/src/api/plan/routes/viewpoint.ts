import { viewpointCalls, viewpointOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf({ ...viewpointCalls, ...viewpointOwnerCalls }, "viewpoint");
