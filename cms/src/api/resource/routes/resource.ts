import { resourceCalls, resourceOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...resourceCalls, ...resourceOwnerCalls },
  {
    resources: "resource.all",
    resource: "resource.one",
    cats: "resource.cats",
    resourceCategories: "resource.categories",
    resourceAdd: "resource.add",
    resourceUpdate: "resource.update",
    resourceDelete: "resource.remove",
    resourcesChange: "resource.changeAll",
    resourcesDelete: "resource.removeAll",
  },
);
