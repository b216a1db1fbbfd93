import { resourceCalls, resourceOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...resourceCalls, ...resourceOwnerCalls },
  {
    resources: "resource.all",
    resource: "resource.one",
    cats: "resource.cats",
    resourceSections: "resource.sections",
    resourceCategories: "resource.categories",
    resourceAdd: "resource.add",
    resourceUpdate: "resource.update",
    resourcePicture: "resource.picture",
    resourceDelete: "resource.remove",
    resourcesChange: "resource.changeAll",
    resourcesDelete: "resource.removeAll",
  },
);
