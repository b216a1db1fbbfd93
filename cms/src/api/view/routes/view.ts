import { viewCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(viewCalls, {
  views: "view.read",
  viewsUpdate: "view.update",
  viewsDelete: "view.delete",
});
