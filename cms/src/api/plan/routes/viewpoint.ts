import { viewpointCalls, viewpointOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...viewpointCalls, ...viewpointOwnerCalls },
  {
    viewpoints: "viewpoint.all",
    viewpointAdd: "viewpoint.add",
    viewpointUpdate: "viewpoint.update",
    viewpointDelete: "viewpoint.remove",
  },
);
