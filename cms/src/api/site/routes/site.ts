import { siteCalls, siteOwnerCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(
  { ...siteCalls, ...siteOwnerCalls },
  {
    site: "site.all",
    sitePhotos: "site.photos",
    siteEdit: "site.toEdit",
    siteFixed: "site.fixed",
    photoUses: "site.photoUses",
    siteUpdate: "site.update",
  },
);
